import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { chatVisitor, linesOf, saidIn, setDeskHours } from "../../../tests/support/chats.ts";
import { deskOf } from "../../../tests/support/desk-calls.ts";
import { storedRequest } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { problemTexts } from "../../http/problem-texts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await deskOf(app)();
  await setDeskHours(app.parts.db, "always");
});
afterAll(() => app.close());

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

  it("are stored once where they are sent twice at the same time", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const visitor = chatVisitor(app);
    const begun = await Promise.all([
      visitor.send("one", { key: first }),
      visitor.send("one", { key: first }),
    ]);
    expect(begun.map(({ status }) => status)).toEqual([201, 201]);
    const sent = [{ key: second }, { key: second }].map((more) => visitor.send("two", more));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 201]);
    expect(saidIn(await visitor.lines())).toEqual(["one", "two"]);
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

  // Ruling A2: a page under /ar is Arabic whatever the cookie says.
  it.each([
    ["/ar/contact", "ar"],
    ["/contact", "en"],
  ] as const)("are refused in the language of the page %s", async (page, language) => {
    const answer = await app.call({
      method: "POST",
      url: "/api/chat/lines",
      cookies: { lang: "en" },
      headers: { host: "mizalla.test", referer: `https://mizalla.test${page}` },
      payload: { text: " " },
    });
    expect(answer.json()).toMatchObject({
      code: "chat.textRequired",
      message: problemTexts[language]["chat.textRequired"],
    });
  });

  it("stay text", async () => {
    const visitor = chatVisitor(app);
    const odd = "<b>bold</b> \u202Egnp.exe https://example.test/?a=1&b=2";
    await visitor.send(odd);
    expect(saidIn(await visitor.lines())).toEqual([odd]);
  });

  it("are at most 30 a minute", async () => {
    const visitor = chatVisitor(app);
    const statuses: number[] = [];
    for (let line = 1; line <= 31; line++) statuses.push((await visitor.send(`${line}`)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(201), 429]);
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

describe("the end", () => {
  it("is not for a message, which is kept to be answered", async () => {
    await setDeskHours(app.parts.db, "later");
    const visitor = chatVisitor(app);
    await visitor.begin();
    expect((await visitor.ask("POST", "/end", {})).data.chat?.state).toBe("message");
    await setDeskHours(app.parts.db, "always");
  });

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

  it("the desk knows that new chats go there", async () => {
    const isElsewhere = async (some: TestApp) =>
      (await (await deskOf(some)()).get("/chats/there")).json<{ data: { isElsewhere: boolean } }>()
        .data.isElsewhere;
    expect([await isElsewhere(app), await isElsewhere(other)]).toEqual([false, true]);
  });
});
