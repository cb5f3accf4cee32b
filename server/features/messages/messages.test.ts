import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventsOf } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const message = {
  name: "Mariam Al Ali",
  email: " Mariam@Example.com ",
  phone: "+971 50 123 4567",
  product: "health",
  message: "I would like an offer.\nThank you.",
  consent: true,
};

const leave = (payload: object, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.call({ method: "POST", url: "/api/leads/messages", payload, remoteAddress, headers });

const kept = () => app.parts.db.select().from(schema.messages);

describe("leaving a message", () => {
  it("stores it with the sender's language and consent", async () => {
    const answer = await leave(message, "127.0.0.10", { "accept-language": "ar" });
    expect([answer.statusCode, answer.json()]).toEqual([201, { status: "success" }]);
    expect(await kept()).toMatchObject([
      { ...message, email: "mariam@example.com", language: "ar" },
    ]);
  });

  it("needs no phone, and no product", async () => {
    const { phone: _phone, product: _product, ...short } = message;
    expect((await leave({ ...short, phone: "  " }, "127.0.0.11")).statusCode).toBe(201);
    expect(await kept()).toContainEqual(
      expect.objectContaining({ phone: null, product: null, language: "en" }),
    );
  });

  it.each([
    [{ name: "" }, "leads.nameRequired", "name"],
    [{ name: "Mariam 2" }, "leads.nameNoNumbers", "name"],
    [{ name: "مريم ٢" }, "leads.nameNoNumbers", "name"],
    [{ name: "see evil.example" }, "leads.nameCharacters", "name"],
    [{ name: "Mariam\u200f" }, "leads.nameCharacters", "name"],
    [{ name: "M".repeat(101) }, "leads.nameTooLong", "name"],
    [{ email: "   " }, "leads.emailRequired", "email"],
    [{ email: "mariam@" }, "leads.emailInvalid", "email"],
    [{ email: "a@example.com\nBcc: b@example.com" }, "leads.emailInvalid", "email"],
    [{ phone: "12345" }, "leads.phoneInvalid", "phone"],
    [{ message: " \n " }, "leads.messageRequired", "message"],
    [{ consent: false }, "leads.consentRequired", "consent"],
    [{ message: "a\0b" }, "request.invalid", "message"],
    [{ message: "x".repeat(4001) }, "request.invalid", "message"],
    [{ consent: "yes" }, "request.invalid", "consent"],
  ])("refuses %j as %s", async (change, code, field) => {
    const before = await kept();
    const answer = await leave({ ...message, ...change }, "127.0.0.12");
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: "fail", code, field });
    expect(await kept()).toHaveLength(before.length);
  });

  it("names the first missing field of an empty message", async () => {
    expect((await leave({}, "127.0.0.12")).json()).toMatchObject({ code: "leads.nameRequired" });
  });

  it("is kept once though it is sent again at once and minutes later, and again another day", async () => {
    const words = { ...message, email: "again@example.com" };
    const ofThem = async () =>
      (await kept()).filter(({ email }) => email === words.email).map(({ message: text }) => text);
    const answers = await Promise.all([1, 2, 3].map(() => leave(words, "127.0.0.15")));
    app.wait(9 * 60_000);
    answers.push(await leave(words, "127.0.0.16"));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(await ofThem()).toEqual([words.message]);
    const stored = (await kept()).find(({ email }) => email === words.email);
    expect(await eventsOf(app, "message", stored?.id ?? "")).toEqual(["received"]);

    expect((await leave({ ...words, message: "Other words" }, "127.0.0.15")).statusCode).toBe(201);
    app.wait(24 * 60 * 60_000);
    expect((await leave(words, "127.0.0.15")).statusCode).toBe(201);
    expect(await ofThem()).toHaveLength(3);
  });

  it("is refused after twenty in an hour from one network address, but not from another", async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await leave(message, "127.0.0.13")).statusCode).toBe(201);
    const answer = await leave(message, "127.0.0.13");
    expect([answer.statusCode, answer.json().code]).toEqual([429, "request.tooMany"]);
    // Time until the window of an hour opens again.
    const seconds = Number(answer.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(3_400);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect((await leave(message, "127.0.0.14")).statusCode).toBe(201);
  });

  it("counts all network addresses of one IPv6 network as one", async () => {
    for (let count = 1; count <= 20; count += 1)
      expect((await leave(message, `2001:db8:1:2::${count}`)).statusCode).toBe(201);
    expect((await leave(message, "2001:db8:1:2:ffff::1")).statusCode).toBe(429);
    expect((await leave(message, "2001:db8:1:3::1")).statusCode).toBe(201);
  });
});
