import { once } from "node:events";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../../domain/durations.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { storedLead } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { untilFound } from "../../../../tests/support/waiting.ts";
import { createLive } from "./live.ts";

let app: TestApp;
let desk: Desk;
let staff: ReturnType<typeof staffOf>;
let lead: string;
let address: string;
const streams: Readable[] = [];
beforeAll(async () => {
  app = await openTestApp();
  staff = staffOf(app);
  lead = await storedLead(app, await signUpVerified(app));
  address = await app.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  app.app.server.closeAllConnections();
  await app.close();
});
beforeEach(async () => {
  desk = await deskOf(app)();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.destroy();
});

const heard = (stream: Readable) => {
  streams.push(stream);
  let text = "";
  stream.on("data", (chunk: Buffer) => (text += String(chunk)));
  stream.on("error", () => undefined);
  return {
    stream,
    text: () => text,
    until: (words: string) => untilFound(() => text.includes(words) || undefined, words),
  };
};

/** Asks over a connection that can break. */
const ask = (query = "") =>
  fetch(`${address}/api/office/live${query}`, {
    headers: { cookie: `staff=${desk.cookie}`, "accept-encoding": "br, gzip" },
  });

const open = async (query = "") => {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  if (!answer.body) throw new Error("The answer has no body.");
  return { answer, ...heard(Readable.fromWeb(answer.body as ReadableStream)) };
};

const codeOf = async (query = "") => ((await (await ask(query)).json()) as { code: string }).code;

const lastId = (text: string) => Number(/[^]*^id: (\d+)$/m.exec(text)?.[1]);

describe("the stream of what happens", () => {
  it("tells at once, uncompressed, what colleagues do and what one did oneself", async () => {
    const { answer, text, until } = await open();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(answer.headers.get("content-encoding")).toBeNull();
    await until("event: hello");
    const colleague = await deskOf(app)();
    await colleague.act(lead, "notes", { text: "Secret words" });
    await until(
      `data: {"subject":"request","id":"${lead}","event":"noteAdded","by":"staff","isOwn":false}`,
    );
    await desk.act(lead, "notes", { text: "Mine" });
    await until('"isOwn":true');
    expect(text()).not.toContain("Secret");
  });

  it("tells of a message from the contact form, without its words", async () => {
    const { text, until } = await open();
    await until("event: hello");
    const payload = {
      name: "Mariam Al Ali",
      email: "mariam@example.test",
      message: "Call me, please.",
      consent: true,
    };
    await app.call({ method: "POST", url: "/api/leads/messages", payload });
    await until('"event":"received","by":"customer","isOwn":false');
    expect(text()).toContain('{"subject":"message","id":"');
    for (const word of Object.values(payload).filter((one) => typeof one === "string"))
      expect(text()).not.toContain(word);
  });

  it("goes on where it broke", async () => {
    const first = await open();
    await first.until("event: hello");
    const since = lastId(first.text());
    first.stream.destroy();
    await desk.act(lead, "notes", { text: "Meanwhile" });
    const second = await open(`?since=${since}`);
    await second.until(`"id":"${lead}","event":"noteAdded"`);
  });

  it.each(["?since=x", "?since=-1", "?since=999999999999999"])("opens with %s", async (query) => {
    await (await open(query)).until("event: hello");
  });

  it("is refused to somebody who has six", async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => open()));
    expect(await codeOf()).toBe("request.tooMany");
    opened[0]?.stream.destroy();
    await untilFound(async () => {
      const again = await ask();
      if (again.body && again.status === 200) heard(Readable.fromWeb(again.body as ReadableStream));
      return again.status === 200 || undefined;
    }, "a free stream");
  });

  it.each<[string, (email: string) => Promise<unknown>]>([
    ["logs out", () => staff.post("/logout", {}, desk.cookie)],
    ["is disabled", (email) => staff.command("disable", email)],
    ["loses a role", (email) => staff.command("role", email, "--take", "agent")],
    ["is reset", (email) => staff.command("reset", email)],
    ["is idle for long", async () => app.wait(31 * MINUTE_MS)],
  ])("ends within a second when its reader %s", async (_, act) => {
    const { email, cookie } = await staff.enter();
    desk = { ...desk, cookie };
    const { stream, until } = await open();
    await until("event: hello");
    const ended = once(stream, "end");
    await act(email);
    const begin = performance.now();
    await ended;
    // Twice the time, for a machine that does other work.
    expect(performance.now() - begin).toBeLessThan(2_000);
    await until("event: ended");
  });

  it("does not prolong the session", async () => {
    await open();
    app.wait(20 * MINUTE_MS);
    await open();
    app.wait(11 * MINUTE_MS);
    expect(await codeOf()).toBe("staff.loginRequired");
  });
});

describe("a stream", () => {
  const live = (stopping = new AbortController().signal) =>
    createLive(app.parts, app.staff.sessions, { stopping, chatLines: app.chatLines }, 50);
  const member = async () => {
    const found = await app.staff.sessions.find(desk.cookie);
    if (!found) throw new Error("The member has no session.");
    return found;
  };

  it("beats, and ends with the session", async () => {
    const { stream, until } = heard(await live().follow(await member(), desk.cookie));
    await until(": still here");
    const ended = once(stream, "end");
    await app.staff.sessions.end(desk.cookie);
    await ended;
  });

  it("ends when the process stops, which opens no other", async () => {
    const stop = new AbortController();
    const streaming = live(stop.signal);
    const { stream } = heard(await streaming.follow(await member(), desk.cookie));
    const ended = once(stream, "end");
    stop.abort();
    await ended;
    await expect(streaming.follow(await member(), desk.cookie)).rejects.toMatchObject({
      code: "request.unavailable",
    });
  });
});
