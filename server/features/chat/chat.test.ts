import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../domain/durations.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { chatVisitor, linesOf, saidIn, setDeskHours } from "../../../tests/support/chats.ts";
import { deskOf, type Desk } from "../../../tests/support/desk-calls.ts";
import { storedRequest } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { createSettling } from "./settle.ts";

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp();
  desk = await deskOf(app)();
  await setDeskHours(app.parts.db, "always");
});
afterAll(() => app.close());

const settle = () => createSettling(app.parts)();
const answerOf = (id: string) => desk.post(`/chats/${id}/answer`, { version: 1 });
const eventsOf = async (id: string) =>
  (await app.parts.db.select().from(schema.audit).where(eq(schema.audit.subjectId, id)))
    .toSorted((one, other) => one.id - other.id)
    .map(({ event, actor }) => `${event} by ${actor}`);

describe("a visitor's lines", () => {
  it("begin a chat with a cookie that scripts cannot read", async () => {
    const answer = await app.call({
      method: "POST",
      url: "/api/chat/lines",
      payload: { text: "Hello", page: "/ar/quotes/secret-code?plate=1" },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.cookies).toMatchObject([
      { name: "chat", httpOnly: true, sameSite: "Lax", path: "/", maxAge: 86_400 },
    ]);
    const [row] = await app.parts.db
      .select()
      .from(schema.chats)
      .where(eq(schema.chats.id, answer.json<{ data: { chat: { id: string } } }>().data.chat.id));
    expect(row).toMatchObject({ state: "waiting", page: "other" });
    expect(row?.visitorHash).not.toBe(answer.cookies[0]?.value);
  });

  it("are numbered in their order, and stored once", async () => {
    const visitor = chatVisitor(app);
    const key = randomUUID();
    await visitor.send("one", { key });
    await visitor.send("two");
    const again = await visitor.send("one", { key });
    expect(again.status).toBe(201);
    const lines = await visitor.lines();
    expect(saidIn(lines)).toEqual(["one", "two"]);
    expect(lines.map(({ number }) => number)).toEqual([1, 2]);
    expect(linesOf(await visitor.read(1)).map(({ text }) => text)).toEqual(["two"]);
  });

  it("belong to whoever knows the key where the first answer was lost", async () => {
    const key = randomUUID();
    await chatVisitor(app).send("lost", { key });
    const visitor = chatVisitor(app);
    const sent = await visitor.send("lost", { key });
    expect(sent.status).toBe(201);
    expect(saidIn(await visitor.lines())).toEqual(["lost"]);
    await visitor.send("second", { key: randomUUID() });
    expect(saidIn(await visitor.lines())).toEqual(["lost", "second"]);
  });

  it("of another visitor cannot be claimed by a later line's key", async () => {
    const key = randomUUID();
    const visitor = chatVisitor(app);
    await visitor.begin();
    await visitor.send("private", { key });
    expect(await chatVisitor(app).send("x", { key })).toMatchObject({ status: 400 });
  });

  it("are refused with the words of the rule that they break", async () => {
    const visitor = chatVisitor(app);
    expect(await visitor.send(" \n ")).toMatchObject({ status: 422, code: "chat.textRequired" });
    expect(await visitor.send("x".repeat(2_001))).toMatchObject({ code: "chat.textTooLong" });
    expect((await visitor.send("x".repeat(2_000))).status).toBe(201);
    expect(await visitor.send("x", { email: "nobody" })).toMatchObject({
      code: "leads.emailInvalid",
      field: "email",
    });
    expect(await visitor.send("x", { key: "1" })).toMatchObject({ field: "key" });
    expect((await visitor.send("a\0b")).status).toBe(201);
    expect(saidIn(await visitor.lines()).at(-1)).toBe("ab");
  });

  it("stay text", async () => {
    const visitor = chatVisitor(app);
    const odd = "<b>bold</b> \u202Egnp.exe https://example.test/?a=1&b=2";
    await visitor.send(odd);
    expect(saidIn(await visitor.lines())).toEqual([odd]);
  });

  it("are at most 30 a minute", async () => {
    const visitor = chatVisitor(app);
    await visitor.send("1");
    const statuses: number[] = [];
    for (let line = 2; line <= 32; line++) statuses.push((await visitor.send(`${line}`)).status);
    expect(statuses.slice(0, 29).every((status) => status === 201)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it("are read by nobody else", async () => {
    const visitor = chatVisitor(app);
    await visitor.begin();
    const other = chatVisitor(app);
    expect((await other.read()).chat).toBeNull();
    other.jar["chat"] = "A".repeat(43);
    expect((await other.read()).chat).toBeNull();
    expect(await other.ask("POST", "/end", {})).toMatchObject({ status: 404 });
    expect((await other.ask("GET", "/live")).status).toBe(404);
  });

  it("of somebody signed in are not read on the same device once they are not", async () => {
    const person = await signUpVerified(app);
    const visitor = chatVisitor(app, { token: person.token });
    await visitor.begin();
    expect((await visitor.read()).chat).not.toBeNull();
    delete visitor.jar["token"];
    expect((await visitor.read()).chat).toBeNull();
  });

  it("may name a request of one's own only", async () => {
    const [person, other] = [await signUpVerified(app), await signUpVerified(app)];
    const [own, foreign] = [await storedRequest(app, person), await storedRequest(app, other)];
    const visitor = chatVisitor(app, { token: person.token });
    await visitor.begin();
    expect((await visitor.ask("POST", "/request", { request: foreign })).status).toBe(404);
    const named = await visitor.ask("POST", "/request", { request: own });
    expect(named.data.chat?.request?.id).toBe(own);
    const nobody = chatVisitor(app);
    await nobody.begin();
    expect((await nobody.ask("POST", "/request", { request: own })).status).toBe(401);
  });
});

describe("the time to an answer", () => {
  it("is told to be now in open hours", async () => {
    const { answering } = await chatVisitor(app).read();
    expect(answering).toMatchObject({ isOpen: true, opensAt: null });
  });

  it("ends after two minutes with a message, once", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    await settle();
    expect((await visitor.read()).chat?.state).toBe("waiting");
    app.wait(2 * MINUTE_MS + 1_000);
    await Promise.all([settle(), settle()]);
    const { chat } = await visitor.read();
    expect(chat).toMatchObject({ state: "message", hasEmail: false, wantsTranscript: false });
    expect(chat?.dueAt).not.toBeNull();
    expect(chat?.lines.map(({ event }) => event)).toEqual([null, "leftAsMessage"]);
    expect(await eventsOf(id)).toEqual(["received by customer", "leftAsMessage by system"]);
    const more = await visitor.send("Write to me", { email: "Me@Example.test", name: "Mariam" });
    expect(more.data.chat).toMatchObject({ hasEmail: true, wantsTranscript: true });
  });

  it("is a message at once out of hours", async () => {
    await setDeskHours(app.parts.db, "later");
    const visitor = chatVisitor(app);
    expect((await visitor.read()).answering).toMatchObject({ isOpen: false, until: null });
    const { data } = await visitor.send("Is anybody there?", { email: "a@example.test" });
    expect(data.chat).toMatchObject({ state: "message", wantsTranscript: true });
    expect(Date.parse(data.chat?.dueAt ?? "")).toBeGreaterThan(
      Date.parse(data.answering.opensAt ?? ""),
    );
    await setDeskHours(app.parts.db, "always");
  });

  it("is a message while everybody is away, who waited too", async () => {
    const visitor = chatVisitor(app);
    await visitor.begin();
    await desk.post("/away", { isAway: true });
    await settle();
    expect((await visitor.read()).chat?.state).toBe("message");
    expect((await visitor.read()).answering.isOpen).toBe(false);
    await desk.post("/away", { isAway: false });
  });

  it("has no end for an open chat but half an hour without a word", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    await answerOf(id);
    app.wait(29 * MINUTE_MS);
    await settle();
    await visitor.send("Still here");
    app.wait(29 * MINUTE_MS);
    await settle();
    expect((await visitor.read()).chat?.state).toBe("open");
    app.wait(2 * MINUTE_MS);
    await settle();
    expect((await visitor.read()).chat).toMatchObject({ state: "ended", endedBy: "system" });
  });
});

describe("the end", () => {
  it("by the visitor begins a new chat with the next line", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    expect((await visitor.ask("POST", "/end", {})).data.chat).toMatchObject({
      state: "ended",
      endedBy: "customer",
    });
    expect((await visitor.ask("POST", "/end", {})).status).toBe(200);
    expect(await visitor.begin("Another question")).not.toBe(id);
    expect(saidIn(await visitor.lines())).toEqual(["Another question"]);
  });

  it("needs an address for a transcript", async () => {
    const visitor = chatVisitor(app);
    await visitor.begin();
    const asked = await visitor.ask("POST", "/transcript", { isWanted: true });
    expect(asked).toMatchObject({ status: 400, code: "leads.emailRequired" });
    const given = { isWanted: true, email: "me@example.test" };
    expect((await visitor.ask("POST", "/transcript", given)).data.chat).toMatchObject({
      wantsTranscript: true,
    });
  });
});

describe("the form", () => {
  const form = (typed: Record<string, string>, cookies: Record<string, string> = {}) =>
    app.call({
      method: "POST",
      url: "/api/chat/form",
      cookies,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
      },
      payload: new URLSearchParams(typed).toString(),
    });

  it("sends a line and goes back to the page of its language", async () => {
    const sent = await form({ act: "send", lang: "ar", text: "مرحبًا" });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, "/ar/chat"]);
    const cookie = sent.cookies.find(({ name }) => name === "chat")?.value ?? "";
    const ended = await form({ act: "end", lang: "en" }, { chat: cookie });
    expect([ended.statusCode, ended.headers.location]).toEqual([303, "/chat"]);
  });

  it("from elsewhere is refused", async () => {
    const answer = await app.call({
      method: "POST",
      url: "/api/chat/form",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "cross-site",
      },
      payload: "act=send&text=x",
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe("with the widget of somebody else", () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await openTestApp({ environment: { CHAT_WIDGET: "https://chat.example.test/w" } });
  });
  afterAll(() => other.close());

  it("our own is off", async () => {
    const visitor = chatVisitor(other);
    expect((await visitor.send("x")).status).toBe(404);
    expect((await visitor.ask("GET", "")).status).toBe(404);
  });
});
