import { and, eq, gt, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  activationCode,
  countAsTaken,
  newAddress,
  newSignUp,
  signUpVerified,
} from "../../../tests/support/accounts.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { audit, limits, secrets, users } from "../../adapters/database/schema/accounts.ts";
import { accountKey } from "../../http/caller-keys.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const post = (url: string, payload: object, from = newAddress()) =>
  testApp.call({ method: "POST", url, payload, remoteAddress: from });

const verify = (payload: object, from?: string) => post("/api/users/verify", payload, from);

const signedUp = async () => {
  const form = newSignUp();
  await post("/api/users/create", form);
  return { ...form, code: await activationCode(testApp, form.email) };
};

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

const isVerified = async (email: string) => {
  const [user] = await testApp.parts.db.select().from(users).where(eq(users.email, email));
  return user?.verifiedAt !== null;
};

test("the right code activates the account once and, without the cookie, does not sign in", async () => {
  const { email, code, password } = await signedUp();
  const response = await verify({ email: email.toUpperCase(), code });
  expect(response.json()).toEqual({
    status: "success",
    message: "Account activated successfully!",
  });
  expect(response.cookies).toEqual([]);
  expect((await post("/api/users/login", { email, password })).json()).toMatchObject({
    status: "success",
  });
  expect((await verify({ email, code })).statusCode).toBe(400);

  const [user] = await testApp.parts.db.select().from(users).where(eq(users.email, email));
  const events = await testApp.parts.db
    .select({ event: audit.event })
    .from(audit)
    .where(eq(audit.subjectId, user?.id ?? ""));
  expect(events).toEqual([{ event: "signed_up" }, { event: "activated" }]);
});

test.each([
  [
    "in Arabic shapes",
    (code: string) => code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? ""),
  ],
  ["with blanks", (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
])("a code typed %s is the same code", async (_how, typed) => {
  const { email, code } = await signedUp();
  expect((await verify({ email, code: typed(code) })).statusCode).toBe(200);
});

test("a wrong code, no code and an unknown address are answered with the same bytes", async () => {
  const { email, code } = await signedUp();
  const verified = await signUpVerified(testApp);
  const responses = await Promise.all([
    verify({ email, code: wrong(code) }),
    verify({ email }),
    verify({ email, code: "12" }),
    verify({ email: newSignUp().email, code }),
    verify({ email: "nul\u0000@example.test", code }),
    verify({ email: verified.email, code }),
  ]);
  for (const response of responses) {
    expect(response.statusCode).toBe(400);
    expect(response.body).toBe(responses[0]?.body);
    expect(response.json()).toMatchObject({ code: "accounts.invalidCode", field: "code" });
  }
  expect(await isVerified(email)).toBe(false);
});

test("a missing e-mail is refused on its field", async () => {
  for (const email of [undefined, " "])
    expect((await verify({ email, code: "123456" })).json()).toMatchObject({
      code: "accounts.email_required",
      field: "email",
    });
  expect((await verify({ email: 1, code: 2 })).json()).toMatchObject({ code: "request.invalid" });
});

test("from one network address the fifth try may succeed, the sixth may not", async () => {
  const from = newAddress();
  const lucky = await signedUp();
  for (let count = 0; count < 4; count += 1)
    await verify({ ...lucky, code: wrong(lucky.code) }, from);
  expect((await verify(lucky, from)).statusCode).toBe(200);

  const unlucky = await signedUp();
  for (let count = 0; count < 5; count += 1)
    await verify({ ...unlucky, code: wrong(unlucky.code) }, from);
  expect((await verify(unlucky, from)).statusCode).toBe(400);
});

test("forty wrong codes at once use up a network address's tries, and the right one comes too late", async () => {
  const from = newAddress();
  const person = await signedUp();
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => verify({ ...person, code: wrong(person.code) }, from)),
  );
  expect(responses.every(({ statusCode }) => statusCode === 400)).toBe(true);
  expect((await verify(person, from)).statusCode).toBe(400);
  expect(await isVerified(person.email)).toBe(false);
});

test("twenty-two wrong codes of strangers do not use up the owner's tries", async () => {
  const person = await signedUp();
  const strangers = Array.from({ length: 4 }, newAddress);
  for (let count = 0; count < 22; count += 1)
    await verify({ ...person, code: wrong(person.code) }, strangers[count % 4]);
  expect((await verify(person, strangers[0])).statusCode).toBe(400);
  expect((await verify(person)).statusCode).toBe(200);
});

test("an account takes 200 wrong codes a day from all network addresses, whether it exists or not", async () => {
  const person = await signedUp();
  for (const email of [person.email, newSignUp().email]) {
    const guesses = `any:${accountKey(testApp.parts.keys, email)}`;
    await countAsTaken(testApp, "codeGuess", guesses, 199);
    expect((await verify({ email, code: wrong(person.code) })).statusCode).toBe(400);
    expect((await verify({ email, code: person.code })).statusCode).toBe(429);
  }
});

test("when strangers have used up an account's tries, the owner gets new ones with the password", async () => {
  const person = await signedUp();
  const guesses = `any:${accountKey(testApp.parts.keys, person.email)}`;
  await countAsTaken(testApp, "codeGuess", guesses, 200);
  expect((await verify(person)).statusCode).toBe(429);

  const login = await post("/api/users/login", person);
  const headers = {
    cookie: `activation=${login.cookies[0]?.value}`,
    "sec-fetch-site": "same-origin",
  };
  const payload = { email: person.email, code: person.code };
  const answer = await testApp.call({
    method: "POST",
    url: "/api/users/verify",
    payload,
    headers,
  });
  expect(answer.statusCode).toBe(200);
});

test("one network address may try a hundred wrong codes an hour; right ones do not count", async () => {
  const from = newAddress();
  const tryCode = (payload: object) => post("/api/users/verify", payload, from);
  const { email, code } = await signedUp();
  expect((await tryCode({ email, code })).statusCode).toBe(200);
  for (let count = 0; count < 100; count += 1)
    expect((await tryCode({ email: newSignUp().email, code })).statusCode).toBe(400);

  const person = await signedUp();
  const response = await tryCode({ ...person, code: wrong(person.code) });
  expect([response.statusCode, response.json().code]).toEqual([429, "request.tooMany"]);
  for (let count = 0; count < 12; count += 1) await tryCode({ ...person, code: "000000" });
  expect((await verify(person)).statusCode).toBe(200);
});

test("the right code sent many times at once activates once", async () => {
  const person = await signedUp();
  const responses = await Promise.all(Array.from({ length: 12 }, () => verify(person)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("a code is valid for ten minutes", async () => {
  const clockApp = await openTestApp();
  const send = (url: string, payload: object) =>
    clockApp.call({ method: "POST", url, payload, remoteAddress: newAddress() });
  const early = newSignUp();
  const late = newSignUp();
  await Promise.all([send("/api/users/create", early), send("/api/users/create", late)]);
  const codes = {
    early: await activationCode(clockApp, early.email),
    late: await activationCode(clockApp, late.email),
  };
  clockApp.wait(9.5 * 60_000);
  expect((await send("/api/users/verify", { ...early, code: codes.early })).statusCode).toBe(200);
  clockApp.wait(31_000);
  expect((await send("/api/users/verify", { ...late, code: codes.late })).statusCode).toBe(400);
  await clockApp.close();
});

test("a new code takes the place of the old one and brings new tries", async () => {
  const person = await signedUp();
  const from = newAddress();
  for (let count = 0; count < 5; count += 1)
    await verify({ ...person, code: wrong(person.code) }, from);
  const response = await post("/api/users/resend-code", { email: person.email });
  expect(response.json()).toEqual({ status: "success", retryAfterSeconds: 60 });
  const code = await activationCode(testApp, person.email, (one) => one !== person.code);
  expect((await verify(person, from)).statusCode).toBe(400);
  expect((await verify({ ...person, code }, from)).statusCode).toBe(200);
});

test("resending answers every e-mail alike, and writes only to accounts that are not activated", async () => {
  const waiting = await signedUp();
  const verified = await signUpVerified(testApp);
  const unknown = newSignUp().email;
  const responses = [];
  for (const email of [unknown, verified.email, "no address", waiting.email])
    responses.push(await post("/api/users/resend-code", { email }));
  for (const response of responses) {
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(responses[0]?.body);
  }
  // Mails are sent in order: this one is the last.
  await activationCode(testApp, waiting.email, (code) => code !== waiting.code);
  expect(testApp.sent.some(({ to }) => [unknown, verified.email, ""].includes(to))).toBe(false);
});

/** Every code that was sent to an address, once the mail of a later sign-up has been sent too. */
const codesSentTo = async (email: string) => {
  await signedUp();
  return testApp.sent.filter(({ to, text }) => to === email && /^\d{6}$/m.test(text));
};

test("strangers who ask for many codes cannot invalidate the owner's, and are not told", async () => {
  const person = await signedUp();
  const answers = [];
  for (let count = 0; count < 12; count += 1)
    answers.push(await post("/api/users/resend-code", { email: person.email }));
  for (const answer of answers) expect(answer.body).toBe(answers[0]?.body);
  expect(answers[0]?.statusCode).toBe(200);
  expect(await codesSentTo(person.email)).toHaveLength(11);

  const code = await activationCode(testApp, person.email);
  expect((await verify({ ...person, code })).statusCode).toBe(200);
});

test("an account beyond its hourly limit gets another mail after five minutes", async () => {
  const person = await signedUp();
  const ask = () => post("/api/users/resend-code", { email: person.email });
  for (let count = 0; count < 11; count += 1) await ask();
  const again = and(like(limits.key, "mailAgain:code:%"), gt(limits.expire, new Date()));
  await testApp.parts.db.update(limits).set({ expire: new Date() }).where(again);
  await ask();
  expect(await codesSentTo(person.email)).toHaveLength(12);
});

test("one network address may request ten codes an hour, and the answer stays the same", async () => {
  const from = newAddress();
  const ask = (email: string) => post("/api/users/resend-code", { email }, from);
  const first = await ask(newSignUp().email);
  for (let count = 1; count < 10; count += 1) await ask(newSignUp().email);
  const person = await signedUp();
  const answer = await ask(person.email);
  expect([answer.statusCode, answer.body]).toEqual([200, first.body]);
  expect(await codesSentTo(person.email)).toHaveLength(1);
  expect((await verify(person)).statusCode).toBe(200);
});

test("neither the database nor the queued mail shows the code", async () => {
  const { email, code } = await signedUp();
  const [user] = await testApp.parts.db.select().from(users).where(eq(users.email, email));
  const rows = await testApp.parts.db
    .select()
    .from(secrets)
    .where(eq(secrets.userId, user?.id ?? ""));
  const jobs = await testApp.parts.db.execute("select data from jobs.job where name = 'mail'");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([rows, jobs])).not.toContain(code);
  expect((await verify({ email, code: rows[0]?.hash ?? "" })).statusCode).toBe(400);
});

test("the answer is in the caller's language", async () => {
  const { email, code } = await signedUp();
  const response = await testApp.call({
    method: "POST",
    url: "/api/users/verify",
    payload: { email, code },
    headers: { "accept-language": "ar" },
  });
  expect(response.json<{ message: string }>().message).toMatch(/[\u0600-\u06ff]/);
});
