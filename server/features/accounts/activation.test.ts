import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  isVerified,
  resendCode,
  signIn,
  signUp,
  verifyCode,
  wrongCode,
} from "../../../tests/support/account-calls.ts";
import {
  activationCode,
  newAddress,
  newSignUp,
  signUpVerified,
} from "../../../tests/support/accounts.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { secrets, users } from "../../adapters/database/schema/accounts.ts";
import { audit } from "../../adapters/database/schema/audit.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test("the right code activates the account once and, without the cookie, does not sign in", async () => {
  const { email, code, password } = await signUp(app);
  const response = await verifyCode(app, { email: email.toUpperCase(), code });
  expect(response.json()).toEqual({
    status: "success",
    message: "Account activated successfully!",
  });
  expect(response.cookies).toEqual([]);
  expect((await signIn(app, { email, password })).json()).toMatchObject({
    status: "success",
  });
  expect((await verifyCode(app, { email, code })).statusCode).toBe(400);

  const [user] = await app.parts.db.select().from(users).where(eq(users.email, email));
  const events = await app.parts.db
    .select({ event: audit.event })
    .from(audit)
    .where(eq(audit.subjectId, user?.id ?? ""));
  expect(events).toEqual([{ event: "signedUp" }, { event: "activated" }]);
});

test.each([
  [
    "in Arabic shapes",
    (code: string) => code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? ""),
  ],
  ["with blanks", (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
])("a code typed %s is the same code", async (_how, typed) => {
  const { email, code } = await signUp(app);
  expect((await verifyCode(app, { email, code: typed(code) })).statusCode).toBe(200);
});

test("a wrong code, no code and an unknown address are answered with the same bytes", async () => {
  const { email, code } = await signUp(app);
  const verified = await signUpVerified(app);
  const responses = await Promise.all([
    verifyCode(app, { email, code: wrongCode(code) }),
    verifyCode(app, { email }),
    verifyCode(app, { email, code: "12" }),
    verifyCode(app, { email: newSignUp().email, code }),
    verifyCode(app, { email: "nul\u0000@example.test", code }),
    verifyCode(app, { email: verified.email, code }),
  ]);
  for (const response of responses) {
    expect(response.statusCode).toBe(400);
    expect(response.body).toBe(responses[0]?.body);
    expect(response.json()).toMatchObject({ code: "accounts.invalidCode", field: "code" });
  }
  expect(await isVerified(app, email)).toBe(false);
});

test("a missing e-mail is refused on its field", async () => {
  for (const email of [undefined, " "])
    expect((await verifyCode(app, { email, code: "123456" })).json()).toMatchObject({
      code: "accounts.email_required",
      field: "email",
    });
  expect((await verifyCode(app, { email: 1, code: 2 })).json()).toMatchObject({
    code: "request.invalid",
  });
});

test("the right code sent many times at once activates once", async () => {
  const person = await signUp(app);
  const responses = await Promise.all(Array.from({ length: 12 }, () => verifyCode(app, person)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("a code is valid for ten minutes", async () => {
  const [early, late] = await Promise.all([signUp(app), signUp(app)]);
  app.wait(9.5 * 60_000);
  expect((await verifyCode(app, early)).statusCode).toBe(200);
  app.wait(31_000);
  expect((await verifyCode(app, late)).statusCode).toBe(400);
});

test("a new code takes the place of the old one and brings new tries", async () => {
  const person = await signUp(app);
  const from = newAddress();
  for (let count = 0; count < 5; count += 1)
    await verifyCode(app, { ...person, code: wrongCode(person.code) }, { from });
  const response = await resendCode(app, { email: person.email });
  expect(response.json()).toEqual({ status: "success", retryAfterSeconds: 60 });
  const code = await activationCode(app, person.email, (one) => one !== person.code);
  expect((await verifyCode(app, person, { from })).statusCode).toBe(400);
  expect((await verifyCode(app, { ...person, code }, { from })).statusCode).toBe(200);
});

test("resending answers every e-mail alike, and writes only to accounts that are not activated", async () => {
  const waiting = await signUp(app);
  const verified = await signUpVerified(app);
  const unknown = newSignUp().email;
  const responses = [];
  for (const email of [unknown, verified.email, "no address", waiting.email])
    responses.push(await resendCode(app, { email }));
  for (const response of responses) {
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(responses[0]?.body);
  }
  // Mails are sent in order: this one is the last.
  await activationCode(app, waiting.email, (code) => code !== waiting.code);
  expect(app.sent.some(({ to }) => [unknown, verified.email, ""].includes(to))).toBe(false);
});

test("neither the database nor the queued mail shows the code", async () => {
  const { email, code } = await signUp(app);
  const [user] = await app.parts.db.select().from(users).where(eq(users.email, email));
  const rows = await app.parts.db
    .select()
    .from(secrets)
    .where(eq(secrets.userId, user?.id ?? ""));
  const jobs = await app.parts.db.execute("select data from jobs.job where name = 'mail'");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([rows, jobs])).not.toContain(code);
  expect((await verifyCode(app, { email, code: rows[0]?.hash ?? "" })).statusCode).toBe(400);
});

test("the answer is in the caller's language", async () => {
  const { email, code } = await signUp(app);
  const response = await verifyCode(app, { email, code }, { headers: { "accept-language": "ar" } });
  expect(response.json<{ message: string }>().message).toMatch(/[\u0600-\u06ff]/);
});
