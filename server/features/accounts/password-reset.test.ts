import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAddress, newSignUp, signUpVerified } from "../../../tests/support/accounts.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { secrets, users } from "../../adapters/database/schema/accounts.ts";
import { audit } from "../../adapters/database/schema/audit.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const post = (url: string, payload: object, from = newAddress()) =>
  testApp.call({ method: "POST", url, payload, remoteAddress: from });

const forgot = (email: unknown) => post("/api/users/forgot-password", { email });

const reset = (token: string, password: unknown) =>
  post(`/api/users/reset-password/${token}`, { password });

const login = (email: string, password: string) => post("/api/users/login", { email, password });

const LINK = /^http:\/\/localhost:5000\/reset-password\/([\w-]{43})$/m;
const tokenIn = (text: string) => LINK.exec(text)?.[1];

const linkFor = async (email: string, isNew: (token: string) => boolean = () => true) => {
  await forgot(email);
  const { text } = await testApp.mailTo(email, (mail) => {
    const token = tokenIn(mail.text);
    return token !== undefined && isNew(token);
  });
  return tokenIn(text) ?? "";
};

test("a link sets a new password and ends every session of the account", async () => {
  const person = await signUpVerified(testApp);
  const bystander = await signUpVerified(testApp);
  const token = await linkFor(person.email);
  const response = await reset(token, "quite another one");
  expect(response.json()).toEqual({
    status: "success",
    message: "Password reset successfully! Redirecting to login...",
  });
  expect(response.cookies).toEqual([]);

  const me = ({ headers }: typeof person) => testApp.call({ url: "/api/users/me", headers });
  expect((await me(person)).statusCode).toBe(401);
  expect((await me(bystander)).statusCode).toBe(200);
  expect((await login(person.email, person.password)).statusCode).toBe(401);
  expect((await login(person.email, "quite another one")).statusCode).toBe(200);

  const events = await testApp.parts.db
    .select({ event: audit.event })
    .from(audit)
    .where(eq(audit.subjectId, person.id));
  expect(events).toEqual([{ event: "resetAsked" }, { event: "passwordReset" }]);
});

test("every e-mail gets the same answer, but only an account gets a mail", async () => {
  const person = await signUpVerified(testApp);
  const unknown = newSignUp().email;
  const responses = [];
  for (const email of [unknown, "no address", "nul\u0000@example.test", person.email])
    responses.push(await forgot(email));
  for (const response of responses) {
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(responses[0]?.body);
    expect(response.json()).toEqual({
      status: "success",
      message: "Password reset email sent. Please check your inbox.",
    });
  }
  await testApp.mailTo(person.email);
  expect(testApp.sent.some(({ to }) => to === unknown || to === "")).toBe(false);
});

test("the mail greets by name only where the address is proven", async () => {
  const person = await signUpVerified(testApp, { username: "Maryam Saeed" });
  await linkFor(person.email);
  expect((await testApp.mailTo(person.email)).text).toContain(`Hello ${person.username}`);

  const unproven = newSignUp();
  await post("/api/users/create", unproven);
  await linkFor(unproven.email);
  const mail = await testApp.mailTo(unproven.email, ({ text }) => tokenIn(text) !== undefined);
  expect(mail.text).toMatch(/^Hello$/m);
  expect(`${mail.text} ${mail.html}`).not.toContain(unproven.username);
});

test("the e-mail is required", async () => {
  for (const email of [undefined, ""])
    expect((await forgot(email)).json()).toMatchObject({
      code: "accounts.email_required",
      field: "email",
    });
  expect((await forgot(17)).json()).toMatchObject({ code: "request.invalid", field: "email" });
});

test.each([
  [undefined, "password_required"],
  ["", "password_required"],
  ["12345", "password_length"],
  ["qwerty123", "password_common"],
])("the new password %j is refused and the link stays valid", async (password, code) => {
  const person = await signUpVerified(testApp);
  const token = await linkFor(person.email);
  const refused = await reset(token, password);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: `accounts.${code}`, field: "password" });
  expect((await reset(token, "quite another one")).statusCode).toBe(200);
});

test("a link works once, also when it is used many times at once", async () => {
  const person = await signUpVerified(testApp);
  const token = await linkFor(person.email);
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => reset(token, `another one ${index}`)),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = await reset(token, "and one more");
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: "accounts.invalidLink" });
});

test("only the newest link works", async () => {
  const person = await signUpVerified(testApp);
  const older = await linkFor(person.email);
  const newer = await linkFor(person.email, (token) => token !== older);
  expect((await reset(older, "quite another one")).statusCode).toBe(400);
  expect((await reset(newer, "quite another one")).statusCode).toBe(200);
});

test("a link is valid for half an hour", async () => {
  const clockApp = await openTestApp();
  const person = await signUpVerified(clockApp);
  const send = (url: string, payload: object) => clockApp.call({ method: "POST", url, payload });
  await send("/api/users/forgot-password", { email: person.email });
  const { text } = await clockApp.mailTo(person.email);
  clockApp.wait(30 * 60_000 + 1000);
  const url = `/api/users/reset-password/${tokenIn(text)}`;
  expect((await send(url, { password: "quite another one" })).statusCode).toBe(400);
  await clockApp.close();
});

test.each(["x", "A".repeat(43), "%00", "a".repeat(199)])(
  "the invented link %j is refused",
  async (token) => {
    const response = await reset(token, "quite another one");
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "accounts.invalidLink" });
  },
);

test("the hash of a link from a leaked database is refused", async () => {
  const person = await signUpVerified(testApp);
  const token = await linkFor(person.email);
  const [row] = await testApp.parts.db.select().from(secrets).where(eq(secrets.userId, person.id));
  const jobs = await testApp.parts.db.execute("select data, output from jobs.job");
  expect(JSON.stringify([row, jobs])).not.toContain(token);
  expect((await reset(row?.hash ?? "", "quite another one")).statusCode).toBe(400);
});

test("a link verifies the e-mail of an account that was not activated", async () => {
  const form = newSignUp();
  await post("/api/users/create", form);
  expect((await reset(await linkFor(form.email), "quite another one")).statusCode).toBe(200);
  expect((await login(form.email, "quite another one")).json()).toMatchObject({
    status: "success",
  });
  const [user] = await testApp.parts.db.select().from(users).where(eq(users.email, form.email));
  expect(
    await testApp.parts.db
      .select()
      .from(secrets)
      .where(eq(secrets.userId, user?.id ?? "")),
  ).toEqual([]);
});

test("a person who tried a forgotten password too often can sign in after a reset", async () => {
  const person = await signUpVerified(testApp);
  const from = newAddress();
  const tryFrom = (email: string, password: string) =>
    post("/api/users/login", { email, password }, from);
  for (let count = 0; count < 8; count += 1) await tryFrom(person.email, "wrong");
  for (let count = 0; count < 2; count += 1) await tryFrom(newSignUp().email, "wrong");
  expect((await tryFrom(person.email, person.password)).statusCode).toBe(429);

  const token = await linkFor(person.email);
  await post(`/api/users/reset-password/${token}`, { password: "quite another one" }, from);
  expect((await tryFrom(person.email, "quite another one")).statusCode).toBe(200);
  for (let count = 0; count < 8; count += 1)
    expect((await tryFrom(newSignUp().email, "wrong")).statusCode).toBe(401);
  expect((await tryFrom(newSignUp().email, "wrong")).statusCode).toBe(429);
});

test("staff need a longer password", async () => {
  const person = await signUpVerified(testApp);
  await testApp.parts.db.update(users).set({ role: "agent" }).where(eq(users.id, person.id));
  const token = await linkFor(person.email);
  expect((await reset(token, "elevenchars")).json()).toMatchObject({
    code: "accounts.password_length",
  });
  expect((await reset(token, "twelve chars")).statusCode).toBe(200);
});

test("one account gets ten links an hour, and further requests are answered the same", async () => {
  const person = await signUpVerified(testApp);
  const answers = [];
  for (let count = 0; count < 13; count += 1) answers.push(await forgot(person.email));
  for (const answer of answers) expect(answer.body).toBe(answers[0]?.body);
  expect(answers[0]?.statusCode).toBe(200);

  // Mails are sent in order: refused ones would have arrived before this one.
  const other = await signUpVerified(testApp);
  await linkFor(other.email);
  const links = testApp.sent.filter(({ to }) => to === person.email);
  expect(links).toHaveLength(10);
  const newest = tokenIn(links.at(-1)?.text ?? "") ?? "";
  expect((await reset(newest, "quite another one")).statusCode).toBe(200);
});

test("an Arabic account's link leads to the Arabic page, with a line in English", async () => {
  const person = await signUpVerified(testApp, { language: "ar" });
  await forgot(person.email);
  const { text, html } = await testApp.mailTo(person.email);
  expect(text).toMatch(/^http:\/\/localhost:5000\/ar\/reset-password\/[\w-]{43}$/m);
  expect(text).toMatch(/English: http:\/\/localhost:5000\/reset-password\/[\w-]{43}$/m);
  expect(html).toContain('<body lang="ar" dir="rtl"');
  expect(text).not.toMatch(/\d{6}/);
});

test("the link leads to our own host, whichever host the call named", async () => {
  const person = await signUpVerified(testApp);
  await testApp.call({
    method: "POST",
    url: "/api/users/forgot-password",
    payload: { email: person.email },
    headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
  });
  const { text, html } = await testApp.mailTo(person.email);
  expect(tokenIn(text)).toBeDefined();
  expect(text + html).not.toContain("evil");
});
