import { and, gt, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  codeMailsTo,
  isVerified,
  resendCode,
  signIn,
  signUp,
  verifyCode,
  wrongCode,
} from "../../../tests/support/account-calls.ts";
import {
  activationCode,
  countAsTaken,
  newAddress,
  newSignUp,
} from "../../../tests/support/accounts.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { limits } from "../../adapters/database/schema/accounts.ts";
import { accountKey } from "../../http/caller-keys.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test("from one network address the fifth try may succeed, the sixth may not", async () => {
  const from = newAddress();
  const lucky = await signUp(app);
  for (let count = 0; count < 4; count += 1)
    await verifyCode(app, { ...lucky, code: wrongCode(lucky.code) }, { from });
  expect((await verifyCode(app, lucky, { from })).statusCode).toBe(200);

  const unlucky = await signUp(app);
  for (let count = 0; count < 5; count += 1)
    await verifyCode(app, { ...unlucky, code: wrongCode(unlucky.code) }, { from });
  expect((await verifyCode(app, unlucky, { from })).statusCode).toBe(400);
});

test("forty wrong codes at once use up a network address's tries, and the right one comes too late", async () => {
  const from = newAddress();
  const person = await signUp(app);
  const responses = await Promise.all(
    Array.from({ length: 40 }, () =>
      verifyCode(app, { ...person, code: wrongCode(person.code) }, { from }),
    ),
  );
  expect(responses.every(({ statusCode }) => statusCode === 400)).toBe(true);
  expect((await verifyCode(app, person, { from })).statusCode).toBe(400);
  expect(await isVerified(app, person.email)).toBe(false);
});

test("twenty-two wrong codes of strangers do not use up the owner's tries", async () => {
  const person = await signUp(app);
  const strangers = Array.from({ length: 4 }, newAddress);
  for (let count = 0; count < 22; count += 1)
    await verifyCode(
      app,
      { ...person, code: wrongCode(person.code) },
      { from: strangers[count % 4] ?? "" },
    );
  expect((await verifyCode(app, person, { from: strangers[0] ?? "" })).statusCode).toBe(400);
  expect((await verifyCode(app, person)).statusCode).toBe(200);
});

test("an account takes 200 wrong codes a day from all network addresses, whether it exists or not", async () => {
  const person = await signUp(app);
  for (const email of [person.email, newSignUp().email]) {
    const guesses = `any:${accountKey(app.parts.keys, email)}`;
    await countAsTaken(app, "codeGuess", guesses, 199);
    expect((await verifyCode(app, { email, code: wrongCode(person.code) })).statusCode).toBe(400);
    expect((await verifyCode(app, { email, code: person.code })).statusCode).toBe(429);
  }
});

test("when strangers have used up an account's tries, the owner gets new ones with the password", async () => {
  const person = await signUp(app);
  const guesses = `any:${accountKey(app.parts.keys, person.email)}`;
  await countAsTaken(app, "codeGuess", guesses, 200);
  expect((await verifyCode(app, person)).statusCode).toBe(429);

  const login = await signIn(app, person);
  const headers = {
    cookie: `activation=${login.cookies[0]?.value}`,
    "sec-fetch-site": "same-origin",
  };
  const payload = { email: person.email, code: person.code };
  const answer = await verifyCode(app, payload, { headers });
  expect(answer.statusCode).toBe(200);
});

test("one network address may try a hundred wrong codes an hour; right ones do not count", async () => {
  const from = newAddress();
  const tryCode = (payload: object) => verifyCode(app, payload, { from });
  const { email, code } = await signUp(app);
  expect((await tryCode({ email, code })).statusCode).toBe(200);
  for (let count = 0; count < 100; count += 1)
    expect((await tryCode({ email: newSignUp().email, code })).statusCode).toBe(400);

  const person = await signUp(app);
  const response = await tryCode({ ...person, code: wrongCode(person.code) });
  expect([response.statusCode, response.json().code]).toEqual([429, "request.tooMany"]);
  for (let count = 0; count < 12; count += 1) await tryCode({ ...person, code: "000000" });
  expect((await verifyCode(app, person)).statusCode).toBe(200);
});

test("strangers who ask for many codes cannot invalidate the owner's, and are not told", async () => {
  const person = await signUp(app);
  const answers = [];
  for (let count = 0; count < 12; count += 1)
    answers.push(await resendCode(app, { email: person.email }));
  for (const answer of answers) expect(answer.body).toBe(answers[0]?.body);
  expect(answers[0]?.statusCode).toBe(200);
  expect(await codeMailsTo(app, person.email)).toHaveLength(11);

  const code = await activationCode(app, person.email);
  expect((await verifyCode(app, { ...person, code })).statusCode).toBe(200);
});

test("an account beyond its hourly limit gets another mail after five minutes", async () => {
  const person = await signUp(app);
  const ask = () => resendCode(app, { email: person.email });
  for (let count = 0; count < 11; count += 1) await ask();
  const again = and(like(limits.key, "mailAgain:code:%"), gt(limits.expire, new Date()));
  await app.parts.db.update(limits).set({ expire: new Date() }).where(again);
  await ask();
  expect(await codeMailsTo(app, person.email)).toHaveLength(12);
});

test("one network address may request ten codes an hour, and the answer stays the same", async () => {
  const from = newAddress();
  const ask = (email: string) => resendCode(app, { email }, { from });
  const first = await ask(newSignUp().email);
  for (let count = 1; count < 10; count += 1) await ask(newSignUp().email);
  const person = await signUp(app);
  const answer = await ask(person.email);
  expect([answer.statusCode, answer.body]).toEqual([200, first.body]);
  expect(await codeMailsTo(app, person.email)).toHaveLength(1);
  expect((await verifyCode(app, person)).statusCode).toBe(200);
});
