import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { chatVisitor, setDeskHours } from "../../../tests/support/chats.ts";
import { type Desk, deskOf } from "../../../tests/support/desk-calls.ts";
import { storedRequest } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { shortEmail } from "../../../domain/chat/short-email.ts";
import { problemTexts } from "../../http/problem-texts.ts";

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  desk = await deskOf(app)();
});
afterAll(() => app.close());

const newEmail = () => `visitor-${randomUUID()}@example.test`;

const act = async (id: string, name: string, more: object = {}) => {
  const { data } = (await desk.get(`/chats/${id}`)).json<{ data: { version: number } }>();
  const answer = await desk.post(`/chats/${id}/${name}`, { version: data.version, ...more });
  expect(answer.statusCode, name).toBe(200);
};
const answer = async (id: string, text: string) => {
  await act(id, "answer");
  await act(id, "lines", { text, key: randomUUID() });
};
const answerAndEnd = async (id: string, text: string) => {
  await answer(id, text);
  await act(id, "end");
};

describe("the answer to a message is mailed", () => {
  beforeAll(() => setDeskHours(app.parts.db, "later"));

  it("where the address is given afterwards, without another line", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    const email = newEmail();
    const { data } = await visitor.ask("POST", "/transcript", {
      isWanted: true,
      name: "Noor",
      email,
    });
    expect(data.chat).toMatchObject({
      state: "message",
      hasEmail: true,
      email: shortEmail(email),
      wantsTranscript: true,
    });
    await answerAndEnd(id, "Oman costs AED 105 more.");
    expect((await app.mailTo(email)).text).toContain("Oman costs AED 105 more.");
  });

  it.each(["send", "transcript"])("where the form to %s has an address alone", async (name) => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    const email = newEmail();
    const form = (typed: Record<string, string>) =>
      app.call({
        method: "POST",
        url: "/api/chat/form",
        cookies: visitor.jar,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
        },
        payload: new URLSearchParams({ act: name, text: " ", ...typed }).toString(),
      });
    expect((await form({ email: "nobody" })).statusCode).toBe(400);
    expect((await form({ email, name: "Noor" })).statusCode).toBe(303);
    expect((await visitor.lines()).filter(({ kind }) => kind === "customer")).toHaveLength(1);
    await answerAndEnd(id, "By the form.");
    expect((await app.mailTo(email)).text).toContain("By the form.");
  });

  it("where its visitor signs in before the next line", async () => {
    const person = await signUpVerified(app);
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    visitor.jar["token"] = person.token;
    expect((await visitor.read()).chat).toMatchObject({ hasEmail: false, wantsTranscript: false });
    expect((await visitor.send("It is me")).data.chat).toMatchObject({
      hasEmail: true,
      email: null,
      wantsTranscript: true,
    });
    await answerAndEnd(id, "To your account.");
    expect((await app.mailTo(person.email)).text).toContain("To your account.");
  });

  it("where its visitor signs in and names a request, or asks for it without a line", async () => {
    const person = await signUpVerified(app);
    const request = await storedRequest(app, person);
    for (const [path, asked] of [
      ["/request", { request }],
      ["/transcript", { isWanted: true }],
    ] as const) {
      const visitor = chatVisitor(app);
      const id = await visitor.begin();
      visitor.jar["token"] = person.token;
      const { data } = await visitor.ask("POST", path, asked);
      expect(data.chat, path).toMatchObject({ hasEmail: true, wantsTranscript: true });
      await answerAndEnd(id, `After ${path}`);
      const mail = await app.mailTo(person.email, ({ text }) => text.includes(`After ${path}`));
      expect(mail.text).toContain("Is Oman in the price?");
    }
  });

  it("where staff were told the address", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    const email = newEmail();
    await act(id, "message", { name: "Noor", email, phone: "", hasAgreed: true });
    expect((await visitor.read()).chat).toMatchObject({ wantsTranscript: true });
    await answerAndEnd(id, "As you said on the phone.");
    expect((await app.mailTo(email)).text).toContain("As you said on the phone.");
  });

  it("no longer where its visitor does not want it", async () => {
    const visitor = chatVisitor(app);
    await visitor.send("Write to me", { email: newEmail() });
    await visitor.ask("POST", "/transcript", { isWanted: false });
    expect((await visitor.send("or rather not")).data.chat).toMatchObject({
      hasEmail: true,
      wantsTranscript: false,
    });
  });
});

describe("a copy", () => {
  beforeEach(() => setDeskHours(app.parts.db, "always"));

  const wanted = async () => {
    const visitor = chatVisitor(app);
    const [id, email] = [await visitor.begin(), newEmail()];
    const asked = await visitor.ask("POST", "/transcript", { isWanted: true, email });
    expect(asked.data.chat).toMatchObject({ wantsTranscript: true, copyNeedsAnswer: true });
    return { visitor, id, email };
  };

  it("to an address that is not proven is refused in words where nobody answered", async () => {
    const { visitor, email } = await wanted();
    await visitor.ask("POST", "/end", {});
    const again = { isWanted: true, email };
    const { status, ...refused } = await visitor.ask("POST", "/transcript", again);
    expect(status).toBe(409);
    expect(refused).toMatchObject({
      code: "chat.notAnswered",
      message: problemTexts.en["chat.notAnswered"],
    });
    expect(app.sent.filter(({ to }) => to === email)).toEqual([]);
  });

  it("to such an address goes out once one of us has written", async () => {
    const { visitor, id, email } = await wanted();
    await answer(id, "Here I am.");
    await visitor.ask("POST", "/end", {});
    expect((await app.mailTo(email)).text).toContain("Here I am.");
  });

  it("to one's account needs nobody's answer, also where one signs in only now", async () => {
    const person = await signUpVerified(app);
    const visitor = chatVisitor(app);
    await visitor.begin("Only my own words");
    expect((await visitor.read()).chat).toMatchObject({ copyNeedsAnswer: true });
    visitor.jar["token"] = person.token;
    expect((await visitor.read()).chat).toMatchObject({ copyNeedsAnswer: false });
    await visitor.ask("POST", "/end", {});
    expect((await visitor.ask("POST", "/transcript", { isWanted: true })).status).toBe(200);
    expect((await app.mailTo(person.email)).text).toContain("Only my own words");
    const other = chatVisitor(app, { token: person.token });
    await other.send("To somebody else", { email: newEmail() });
    expect((await other.read()).chat).toMatchObject({ copyNeedsAnswer: true });
  });
});
