import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMe, signIn } from "../../../tests/support/account-calls.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { sessions } from "../../adapters/database/schema/accounts.ts";

const DAY = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test("a new login ends the browser's previous session", async () => {
  const person = await signUpVerified(app);
  const response = await signIn(app, person, { headers: person.headers });
  const token = response.cookies.find(({ name }) => name === "token");
  expect(token?.value).not.toBe(person.token);
  expect((await readMe(app, person.headers)).statusCode).toBe(401);
  expect((await readMe(app, { cookie: `token=${token?.value}` })).statusCode).toBe(200);
});

test("a token that an attacker chose is not accepted after a login", async () => {
  const planted = "A".repeat(43);
  const person = await signUpVerified(app);
  await signIn(app, person, {
    headers: { cookie: `token=${planted}`, "sec-fetch-site": "same-origin" },
  });
  expect((await readMe(app, { cookie: `token=${planted}` })).statusCode).toBe(401);
});

test("the token works as a Bearer token, and the server ignores display cookies", async () => {
  const person = await signUpVerified(app);
  const other = await signUpVerified(app);
  expect((await readMe(app, { authorization: `Bearer ${person.token}` })).statusCode).toBe(200);
  expect((await readMe(app, { cookie: `username=x; email=${person.email}` })).statusCode).toBe(401);
  const mixed = await readMe(app, { cookie: `${person.cookie}; email=${other.email}` });
  expect(mixed.json()).toMatchObject({ user: { email: person.email } });
});

test("the hash of a session from a leaked database is refused", async () => {
  const person = await signUpVerified(app);
  const rows = await app.parts.db.select().from(sessions).where(eq(sessions.userId, person.id));
  expect(rows).toHaveLength(1);
  for (const row of rows) {
    expect(row.hash).not.toBe(person.token);
    expect((await readMe(app, { cookie: `token=${row.hash}` })).statusCode).toBe(401);
    expect((await readMe(app, { authorization: `Bearer ${row.hash}` })).statusCode).toBe(401);
  }
});

test("the time of the last call is not stored at every call", async () => {
  const person = await signUpVerified(app);
  const seen = async () => {
    const [row] = await app.parts.db
      .select({ version: sql<string>`${sessions}.xmin::text` })
      .from(sessions)
      .where(eq(sessions.userId, person.id));
    return row?.version;
  };
  const before = await seen();
  await readMe(app, person.headers);
  await readMe(app, person.headers);
  expect(await seen()).toBe(before);
});

test("logout ends the session on the server and clears every cookie", async () => {
  const person = await signUpVerified(app);
  const response = await app.call({
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
  expect((await readMe(app, person.headers)).statusCode).toBe(401);
});

test("logout without a session is fine", async () => {
  for (const cookie of ["", "token=unknown"]) {
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    const response = await app.call({ method: "POST", url: "/api/users/logout", headers });
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
  const person = await signUpVerified(app);
  for (const url of ["/api/users/logout", "/api/users/login"]) {
    const response = await app.call({
      method: "POST",
      url,
      headers: { ...headers, cookie: person.cookie },
      payload: { email: person.email, password: person.password },
    });
    expect(response.statusCode).toBe(403);
    expect(response.cookies).toEqual([]);
  }
  expect((await readMe(app, person.headers)).statusCode).toBe(200);
});

test("our own origin may call with the cookie", async () => {
  const person = await signUpVerified(app);
  const response = await app.call({
    method: "POST",
    url: "/api/users/logout",
    headers: { cookie: person.cookie, origin: "http://localhost:5000" },
  });
  expect(response.statusCode).toBe(200);
});

test("a session ends a week after its last call and a month after the login", async () => {
  const idle = await signUpVerified(app);
  const busy = await signUpVerified(app);
  const status = async (person: typeof idle) => (await readMe(app, person.headers)).statusCode;

  for (let day = 0; day < 28; day += 4) {
    expect(await status(busy)).toBe(200);
    app.wait(4 * DAY);
  }
  expect(await status(idle)).toBe(401);
  expect(await status(busy)).toBe(200);
  app.wait(3 * DAY);
  expect(await status(busy)).toBe(401);

  await app.accounts.sweep();
  expect(await app.parts.db.select().from(sessions)).toEqual([]);
});
