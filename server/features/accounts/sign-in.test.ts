import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  activationCode,
  countAsTaken,
  newAddress,
  newSignUp,
  signUpVerified,
} from "../../../tests/support/accounts.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { sessions } from "../../adapters/database/schema/accounts.ts";
import { accountKey } from "../../http/caller-keys.ts";

const DAY = 24 * 60 * 60_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const login = (
  payload: object,
  options: { headers?: Record<string, string>; from?: string } = {},
) =>
  testApp.call({
    method: "POST",
    url: "/api/users/login",
    payload,
    headers: options.headers ?? {},
    remoteAddress: options.from ?? newAddress(),
  });

const me = (headers: Record<string, string>) => testApp.call({ url: "/api/users/me", headers });

const cookiesOf = (response: Awaited<ReturnType<typeof login>>) =>
  Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));

test("a login sets a session cookie that scripts cannot read and display cookies that they can", async () => {
  const person = await signUpVerified(testApp, { username: "علي بن أحمد" });
  const response = await login({ email: person.email.toUpperCase(), password: person.password });
  expect(response.json()).toEqual({
    status: "success",
    user: {
      _id: person.id,
      username: "علي بن أحمد",
      email: person.email,
      phonenumber: "501234567",
      role: "customer",
    },
  });

  const { token, username, email } = cookiesOf(response);
  const month = 30 * 24 * 60 * 60;
  const shared = { path: "/", sameSite: "Lax", maxAge: month };
  expect(token).toMatchObject({ ...shared, httpOnly: true });
  expect(token?.value).toMatch(/^[\w-]{43}$/);
  expect(token).not.toHaveProperty("secure");
  expect(username).toMatchObject({ ...shared, value: "علي بن أحمد" });
  expect(email).toMatchObject({ ...shared, value: person.email });
  expect(username).not.toHaveProperty("httpOnly");
  expect(String(response.headers["set-cookie"])).toContain(encodeURIComponent("علي"));
  expect((await me({ cookie: `token=${token?.value}` })).statusCode).toBe(200);
});

test("on https every cookie is Secure", async () => {
  const secureApp = await openTestApp({ environment: { PUBLIC_URL: "https://mizalla.example" } });
  const person = await signUpVerified(secureApp);
  const response = await secureApp.call({
    method: "POST",
    url: "/api/users/login",
    payload: { email: person.email, password: person.password },
  });
  expect(response.cookies).toHaveLength(3);
  for (const cookie of response.cookies) expect(cookie.secure).toBe(true);
  await secureApp.close();
});

test.each([{}, { email: "a@b.test" }, { password: "secret" }, { email: " ", password: "secret" }])(
  "a login with %j asks for both",
  async (form) => {
    const response = await login(form);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "accounts.credentialsRequired" });
  },
);

test("wrong types are refused as an invalid request", async () => {
  const response = await login({ email: { $ne: "" }, password: ["x"] });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "request.invalid" });
});

test("a wrong password and an unknown account are answered with the same bytes", async () => {
  const person = await signUpVerified(testApp);
  const responses = await Promise.all([
    login({ email: person.email, password: "not the password" }),
    login({ email: newSignUp().email, password: "not the password" }),
    login({ email: "nul\u0000@example.test", password: "not the password" }),
    login({ email: "no address", password: "not the password" }),
  ]);
  for (const response of responses) {
    expect(response.statusCode).toBe(401);
    expect(response.body).toBe(responses[0]?.body);
    expect(response.cookies).toEqual([]);
  }
});

test("only the right password reveals that an account is not activated", async () => {
  const form = newSignUp();
  await testApp.call({
    method: "POST",
    url: "/api/users/create",
    payload: form,
    remoteAddress: newAddress(),
  });
  const wrong = await login({ ...form, password: "not the password" });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({ code: "accounts.wrongCredentials" });
  expect(wrong.cookies).toEqual([]);

  const right = await login(form);
  expect(right.statusCode).toBe(200);
  expect(right.json()).toEqual({ status: "not_verified", message: expect.any(String) as string });
  expect(Object.keys(cookiesOf(right))).toEqual(["activation"]);
});

test("a login before activation sends a new code when the old one has expired", async () => {
  const clockApp = await openTestApp();
  const form = newSignUp();
  const post = (url: string, payload: object) =>
    clockApp.call({ method: "POST", url, payload, remoteAddress: newAddress() });
  await post("/api/users/create", form);
  const first = await activationCode(clockApp, form.email);
  const codes = () =>
    clockApp.sent.filter(({ to, text }) => to === form.email && /^\d{6}$/m.test(text)).length;

  await post("/api/users/login", form);
  clockApp.wait(11 * 60_000);
  expect((await post("/api/users/verify", { ...form, code: first })).statusCode).toBe(400);
  await post("/api/users/login", form);
  const second = await activationCode(clockApp, form.email, () => codes() > 1);
  expect((await post("/api/users/verify", { ...form, code: second })).statusCode).toBe(200);
  expect(codes()).toBe(2);
  await clockApp.close();
});

test("the eleventh failure in a quarter of an hour is refused, even with the right password", async () => {
  const from = newAddress();
  const person = await signUpVerified(testApp);
  for (let count = 0; count < 10; count += 1)
    expect((await login({ email: person.email, password: "wrong" }, { from })).statusCode).toBe(
      401,
    );
  const refused = await login({ email: person.email, password: person.password }, { from });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(600);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(900);
  expect(refused.json()).toMatchObject({ code: "request.tooMany" });
});

test("parallel failures are counted one by one, for an unknown account alike", async () => {
  const person = await signUpVerified(testApp);
  const unknown = newSignUp().email;
  for (const email of [person.email, unknown]) {
    const from = newAddress();
    const responses = await Promise.all(
      Array.from({ length: 25 }, () => login({ email, password: "wrong" }, { from })),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  }
});

test("twenty-two failures of strangers from four network addresses do not lock the owner out", async () => {
  const person = await signUpVerified(testApp);
  const strangers = Array.from({ length: 4 }, newAddress);
  await Promise.all(
    Array.from({ length: 22 }, (_, index) =>
      login({ email: person.email, password: "wrong" }, { from: strangers[index % 4] ?? "" }),
    ),
  );
  expect((await login(person)).json()).toMatchObject({ status: "success" });
});

test("after a hundred failures an account's sign-ins are slower but not refused, whether it exists or not", async () => {
  const person = await signUpVerified(testApp);
  for (const [email, status] of [
    [person.email, 200],
    [newSignUp().email, 401],
  ] as const) {
    const attempt = async () => {
      const start = performance.now();
      const { statusCode } = await login({ email, password: person.password });
      return [statusCode, performance.now() - start >= 1_400];
    };
    await countAsTaken(testApp, "accountFailure", accountKey(testApp.parts.keys, email), 99);
    expect(await attempt()).toEqual([status, false]);
    await countAsTaken(testApp, "accountFailure", accountKey(testApp.parts.keys, email), 100);
    expect(await attempt()).toEqual([status, true]);
  }
});

test("one network address may fail ten times over all accounts, without effect on its neighbours", async () => {
  const from = newAddress();
  for (let count = 0; count < 10; count += 1)
    await login({ email: newSignUp().email, password: "wrong" }, { from });
  const person = await signUpVerified(testApp);
  const credentials = { email: person.email, password: person.password };
  expect((await login(credentials, { from })).statusCode).toBe(429);
  expect((await login(credentials)).statusCode).toBe(200);
});

test("logins that succeed are not counted", async () => {
  const person = await signUpVerified(testApp);
  const from = newAddress();
  for (let count = 0; count < 12; count += 1)
    expect((await login(person, { from })).statusCode).toBe(200);
});

test("a new login ends the browser's previous session", async () => {
  const person = await signUpVerified(testApp);
  const response = await login(person, { headers: person.headers });
  const { token } = cookiesOf(response);
  expect(token?.value).not.toBe(person.token);
  expect((await me(person.headers)).statusCode).toBe(401);
  expect((await me({ cookie: `token=${token?.value}` })).statusCode).toBe(200);
});

test("a token that an attacker chose is not accepted after a login", async () => {
  const planted = "A".repeat(43);
  const person = await signUpVerified(testApp);
  await login(person, { headers: { cookie: `token=${planted}`, "sec-fetch-site": "same-origin" } });
  expect((await me({ cookie: `token=${planted}` })).statusCode).toBe(401);
});

test("the token works as a Bearer token, and the server ignores display cookies", async () => {
  const person = await signUpVerified(testApp);
  const other = await signUpVerified(testApp);
  expect((await me({ authorization: `Bearer ${person.token}` })).statusCode).toBe(200);
  expect((await me({ cookie: `username=x; email=${person.email}` })).statusCode).toBe(401);
  const mixed = await me({ cookie: `${person.cookie}; email=${other.email}` });
  expect(mixed.json()).toMatchObject({ user: { email: person.email } });
});

test("the hash of a session from a leaked database is refused", async () => {
  const person = await signUpVerified(testApp);
  const rows = await testApp.parts.db.select().from(sessions).where(eq(sessions.userId, person.id));
  expect(rows).toHaveLength(1);
  for (const row of rows) {
    expect(row.hash).not.toBe(person.token);
    expect((await me({ cookie: `token=${row.hash}` })).statusCode).toBe(401);
    expect((await me({ authorization: `Bearer ${row.hash}` })).statusCode).toBe(401);
  }
});

test("a session ends a week after its last call and a month after the login", async () => {
  const clockApp = await openTestApp();
  const idle = await signUpVerified(clockApp);
  const busy = await signUpVerified(clockApp);
  const status = async (person: typeof idle) =>
    (await clockApp.call({ url: "/api/users/me", headers: person.headers })).statusCode;

  for (let day = 0; day < 28; day += 4) {
    expect(await status(busy)).toBe(200);
    clockApp.wait(4 * DAY);
  }
  expect(await status(idle)).toBe(401);
  expect(await status(busy)).toBe(200);
  clockApp.wait(3 * DAY);
  expect(await status(busy)).toBe(401);

  await clockApp.accounts.sweep();
  expect(await clockApp.parts.db.select().from(sessions)).toEqual([]);
  await clockApp.close();
});

test("the time of the last call is not stored at every call", async () => {
  const person = await signUpVerified(testApp);
  const seen = async () => {
    const [row] = await testApp.parts.db
      .select({ version: sql<string>`${sessions}.xmin::text` })
      .from(sessions)
      .where(eq(sessions.userId, person.id));
    return row?.version;
  };
  const before = await seen();
  await me(person.headers);
  await me(person.headers);
  expect(await seen()).toBe(before);
});

test("logout ends the session on the server and clears every cookie", async () => {
  const person = await signUpVerified(testApp);
  const response = await testApp.call({
    method: "POST",
    url: "/api/users/logout",
    headers: person.headers,
  });
  expect(response.json()).toEqual({ status: "success" });
  expect(response.cookies.map(({ name }) => name).toSorted()).toEqual([
    "email",
    "profilePicture",
    "token",
    "username",
  ]);
  for (const cookie of response.cookies)
    expect(cookie).toMatchObject({ value: "", path: "/", expires: new Date(0) });
  expect((await me(person.headers)).statusCode).toBe(401);
});

test("logout without a session is fine", async () => {
  for (const cookie of ["", "token=unknown"]) {
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    const response = await testApp.call({ method: "POST", url: "/api/users/logout", headers });
    expect(response.statusCode).toBe(200);
  }
});

test.each([
  ["cross-site", { "sec-fetch-site": "cross-site" }],
  ["same-site", { "sec-fetch-site": "same-site" }],
  ["a foreign origin", { origin: "https://evil.example" }],
  ["an opaque origin", { origin: "null" }],
  ["nothing said", {}],
])("a call with the cookie from %s changes nothing", async (_what, headers) => {
  const person = await signUpVerified(testApp);
  for (const url of ["/api/users/logout", "/api/users/login"]) {
    const response = await testApp.call({
      method: "POST",
      url,
      headers: { ...headers, cookie: person.cookie },
      payload: { email: person.email, password: person.password },
    });
    expect(response.statusCode).toBe(403);
    expect(response.cookies).toEqual([]);
  }
  expect((await me(person.headers)).statusCode).toBe(200);
});

test("our own origin may call with the cookie", async () => {
  const person = await signUpVerified(testApp);
  const response = await testApp.call({
    method: "POST",
    url: "/api/users/logout",
    headers: { cookie: person.cookie, origin: "http://localhost:5000" },
  });
  expect(response.statusCode).toBe(200);
});
