import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChatLine } from "../../../contract/chat.ts";
import { chatVisitor, setDeskHours } from "../../../tests/support/chats.ts";
import { type Desk, deskOf } from "../../../tests/support/desk-calls.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let app: TestApp;
let desk: Desk;
let address: string;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  desk = await deskOf(app)();
  await setDeskHours(app.parts.db, "always");
  await app.app.listen({ port: 0, host: "127.0.0.1" });
  address = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  app.app.server.closeAllConnections();
  await app.close();
});

/** Reads a stream until it is cut, as browsers do. */
const listen = async (cookie: string, since: number, hear: (line: ChatLine) => void) => {
  const cut = new AbortController();
  const answer = await fetch(`${address}/api/chat/live?since=${since}`, {
    headers: { cookie: `chat=${cookie}` },
    signal: cut.signal,
  });
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const reading = (async () => {
    let rest = "";
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) {
      rest += decoder.decode(bytes as Uint8Array, { stream: true });
      const events = rest.split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        const data = /^event: line\ndata: (.*)$/ms.exec(event.replace(/^id: .*\n/, ""))?.[1];
        if (data !== undefined) hear(JSON.parse(data) as ChatLine);
      }
    }
  })().catch(() => undefined);
  return async () => {
    cut.abort();
    await reading;
  };
};

const begun = async () => {
  const visitor = chatVisitor(app);
  const id = await visitor.begin("0");
  return { visitor, id, cookie: visitor.jar["chat"] ?? "" };
};

describe("a chat's stream", () => {
  it("tells what was written before it and after it, but no note of colleagues", async () => {
    const { visitor, id, cookie } = await begun();
    const lines: ChatLine[] = [];
    const cut = await listen(cookie, 0, (line) => lines.push(line));
    await desk.post(`/chats/${id}/answer`, { version: 1 });
    await desk.post(`/chats/${id}/lines`, { text: "Salma here", key: randomUUID() });
    await visitor.send("Good");
    await expect
      .poll(() => lines.map(({ kind, event, text }) => event ?? `${kind}: ${text}`), {
        timeout: 10_000,
      })
      .toEqual(["customer: 0", "answered", "staff: Salma here", "customer: Good"]);
    await cut();
  });

  // The other engine runs as one process, which makes each write wait.
  const total = process.env["TEST_ENGINE"] === "postgres" ? 1_000 : 200;
  it(`loses, doubles and turns round none of ${total} lines over connections that are cut`, async () => {
    const { visitor, id, cookie } = await begun();
    await desk.post(`/chats/${id}/answer`, { version: 1 });
    const heard: ChatLine[] = [];
    const last = () => heard.at(-1)?.number ?? 0;
    const writing = { isOver: false };
    const write = async () => {
      for (let line = 1; line <= total / 2; line++)
        await Promise.all([
          visitor.send(`v${line}`),
          desk.post(`/chats/${id}/lines`, { text: `d${line}`, key: randomUUID() }),
        ]);
      writing.isOver = true;
    };
    const read = async () => {
      while (!writing.isOver || heard.length < total + 2) {
        const cut = await listen(cookie, last(), (line) => heard.push(line));
        await new Promise((done) => setTimeout(done, 50 + Math.random() * 1_500));
        await cut();
      }
    };
    await Promise.all([write(), read()]);
    const numbers = heard.map(({ number }) => number);
    expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1));
    for (const side of ["v", "d"]) {
      const said = heard.map(({ text }) => text).filter((text) => text.startsWith(side));
      expect(said).toEqual(Array.from({ length: total / 2 }, (_, index) => `${side}${index + 1}`));
    }
  }, 120_000);

  it("is refused for a seventh window, and to visitors without a chat", async () => {
    const { cookie } = await begun();
    const cuts = [];
    for (let window = 0; window < 6; window++) cuts.push(await listen(cookie, 0, () => undefined));
    const seventh = await fetch(`${address}/api/chat/live`, {
      headers: { cookie: `chat=${cookie}` },
    });
    expect(seventh.status).toBe(429);
    for (const cut of cuts) await cut();
    expect((await fetch(`${address}/api/chat/live`)).status).toBe(404);
  });
});
