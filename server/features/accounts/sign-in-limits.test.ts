import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../tests/support/account-calls.ts";
import {
  countAsTaken,
  newAddress,
  newSignUp,
  signUpVerified,
} from "../../../tests/support/accounts.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { accountKey } from "../../http/caller-keys.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test("the eleventh failure in a quarter of an hour is refused, even with the right password", async () => {
  const from = newAddress();
  const person = await signUpVerified(app);
  for (let count = 0; count < 10; count += 1)
    expect(
      (await signIn(app, { email: person.email, password: "wrong" }, { from })).statusCode,
    ).toBe(401);
  const refused = await signIn(app, { email: person.email, password: person.password }, { from });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(600);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(900);
  expect(refused.json()).toMatchObject({ code: "request.tooMany" });
});

test("parallel failures are counted one by one, for an unknown account alike", async () => {
  const person = await signUpVerified(app);
  const unknown = newSignUp().email;
  for (const email of [person.email, unknown]) {
    const from = newAddress();
    const fail = () => signIn(app, { email, password: "wrong" }, { from });
    for (let count = 0; count < 4; count += 1) expect((await fail()).statusCode).toBe(401);
    // As many as may wait for a slow machine before it is called busy (server/http/load.ts).
    const responses = await Promise.all(Array.from({ length: 11 }, fail));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(6);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  }
});

test("twenty-two failures of strangers from four network addresses do not lock the owner out", async () => {
  const person = await signUpVerified(app);
  const strangers = Array.from({ length: 4 }, newAddress);
  await Promise.all(
    Array.from({ length: 22 }, (_, index) =>
      signIn(app, { email: person.email, password: "wrong" }, { from: strangers[index % 4] ?? "" }),
    ),
  );
  expect((await signIn(app, person)).json()).toMatchObject({ status: "success" });
});

test("after a hundred failures an account's sign-ins are slower but not refused, whether it exists or not", async () => {
  const person = await signUpVerified(app);
  for (const [email, status] of [
    [person.email, 200],
    [newSignUp().email, 401],
  ] as const) {
    const attempt = async () => {
      const start = performance.now();
      const { statusCode } = await signIn(app, { email, password: person.password });
      return [statusCode, performance.now() - start >= 1_400];
    };
    await countAsTaken(app, "accountFailure", accountKey(app.parts.keys, email), 99);
    expect(await attempt()).toEqual([status, false]);
    await countAsTaken(app, "accountFailure", accountKey(app.parts.keys, email), 100);
    expect(await attempt()).toEqual([status, true]);
  }
});

test("one network address may fail ten times over all accounts, without effect on its neighbours", async () => {
  const from = newAddress();
  for (let count = 0; count < 10; count += 1)
    await signIn(app, { email: newSignUp().email, password: "wrong" }, { from });
  const person = await signUpVerified(app);
  const credentials = { email: person.email, password: person.password };
  expect((await signIn(app, credentials, { from })).statusCode).toBe(429);
  expect((await signIn(app, credentials)).statusCode).toBe(200);
});

test("logins that succeed are not counted", async () => {
  const person = await signUpVerified(app);
  const from = newAddress();
  for (let count = 0; count < 12; count += 1)
    expect((await signIn(app, person, { from })).statusCode).toBe(200);
});
