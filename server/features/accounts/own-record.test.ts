import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newSignUp, signUpVerified } from "../../../tests/support/accounts.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { users } from "../../adapters/database/schema/accounts.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<typeof signUpVerified>>;

const url = (email: string) => `/api/users/${encodeURIComponent(email)}`;

const read = (email: string, headers: Record<string, string> = {}) =>
  testApp.call({ url: url(email), headers });

const change = (person: Person, payload: object | string, email = person.email) =>
  testApp.call({
    method: "PATCH",
    url: url(email),
    headers: { ...person.headers, "content-type": "application/json" },
    payload,
  });

test("[2-7 read user] a person reads their own record, with the e-mail in upper or lower case", async () => {
  const person = await signUpVerified(testApp);
  const user = {
    _id: person.id,
    username: person.username,
    email: person.email,
    phonenumber: "501234567",
    role: "customer",
  };
  const response = await read(person.email.toUpperCase(), person.headers);
  expect(response.json()).toEqual({ status: "success", data: { user }, user });
  const me = await testApp.call({ url: "/api/users/me", headers: person.headers });
  expect(me.json()).toEqual({ status: "success", user });
});

test("without a session nothing is read or changed", async () => {
  const person = await signUpVerified(testApp);
  const patch = testApp.call({ method: "PATCH", url: url(person.email), payload: {} });
  const me = testApp.call({ url: "/api/users/me" });
  for (const response of await Promise.all([read(person.email), patch, me])) {
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: "accounts.loginRequired" });
  }
});

test("every other e-mail is answered by the same not-found, also before the body is read", async () => {
  const person = await signUpVerified(testApp);
  const other = await signUpVerified(testApp);
  const addresses = [other.email, newSignUp().email, "no address", "x".repeat(300), "a\u0000b"];
  const reads = await Promise.all(addresses.map((email) => read(email, person.headers)));
  const bodies = [{ username: "somebody else" }, { username: 5 }, "{"];
  const patches = await Promise.all(
    addresses.flatMap((email) => bodies.map((body) => change(person, body, email))),
  );
  for (const response of [...reads, ...patches]) {
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(reads[0]?.body);
    expect(response.json()).toMatchObject({ code: "accounts.notFound" });
  }
  expect((await read(other.email, other.headers)).json()).toMatchObject({
    user: { username: other.username },
  });
});

test("staff rights do not open other people's records here", async () => {
  const agent = await signUpVerified(testApp);
  await testApp.parts.db.update(users).set({ role: "admin" }).where(eq(users.id, agent.id));
  const other = await signUpVerified(testApp);
  expect((await read(other.email, agent.headers)).statusCode).toBe(404);
});

test("[2-7 update user] a person changes their username and phone number, and the display cookie follows", async () => {
  const person = await signUpVerified(testApp);
  const username = `${person.username} فلانة`;
  const response = await change(person, { username: ` ${username} `, phonenumber: "٠٥٥٧٦٥٤٣٢١" });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ user: { username, phonenumber: "0557654321" } });
  expect(response.cookies.find(({ name }) => name === "username")?.value).toBe(username);
  expect(response.cookies.some(({ name }) => name === "token")).toBe(false);
  expect((await read(person.email, person.headers)).json()).toMatchObject({ user: { username } });
});

test("one of the two may be left out, or both", async () => {
  const person = await signUpVerified(testApp);
  await change(person, { phonenumber: "557654321" });
  const response = await change(person, {});
  expect(response.json()).toMatchObject({
    user: { username: person.username, phonenumber: "557654321" },
  });
});

test.each([
  [{ username: "" }, "accounts.username_required", "username"],
  [{ username: "four" }, "accounts.username_length", "username"],
  [{ phonenumber: "" }, "accounts.phone_required", "phonenumber"],
  [{ phonenumber: "12345" }, "accounts.phone_invalid", "phonenumber"],
  [{ username: 12345 }, "request.invalid", "username"],
  [{ phonenumber: null }, "request.invalid", "phonenumber"],
])("[2-5.5 username] the change %j is refused", async (payload, code, field) => {
  const person = await signUpVerified(testApp);
  const response = await change(person, payload);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code, field });
});

test("a username of another account may be taken", async () => {
  const person = await signUpVerified(testApp);
  const other = await signUpVerified(testApp);
  const response = await change(person, { username: other.username });
  expect(response.json()).toMatchObject({ user: { _id: person.id, username: other.username } });
});

test("[2-5.5 email read-only] nothing but username and phone number can be written", async () => {
  const person = await signUpVerified(testApp);
  const stored = async () => {
    const [row] = await testApp.parts.db.select().from(users).where(eq(users.id, person.id));
    return row;
  };
  const before = await stored();
  const response = await change(person, {
    _id: "11111111-1111-4111-8111-111111111111",
    id: "11111111-1111-4111-8111-111111111111",
    email: "other@example.test",
    role: "admin",
    passwordHash: "x",
    password_hash: "x",
    language: "ar",
    verifiedAt: null,
    createdAt: "2020-01-01",
  });
  expect(response.statusCode).toBe(200);
  expect(await stored()).toEqual(before);
});

test("a change from another site is refused", async () => {
  const person = await signUpVerified(testApp);
  const response = await testApp.call({
    method: "PATCH",
    url: url(person.email),
    headers: { cookie: person.cookie, "sec-fetch-site": "cross-site" },
    payload: { username: "somebody else" },
  });
  expect(response.statusCode).toBe(403);
});
