import { eq } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { schema } from "../../server/adapters/database/schema.ts";
import { newSignUp, signUpVerified } from "../support/accounts.ts";
import { contactForm, fieldParts } from "../support/purchases.ts";
import { postPurchase } from "../support/sends.ts";
import { storedLead } from "../support/stored-requests.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

/** JSON can contain half of a surrogate pair, which no database can store. */
const HALF = "\ud800";

type Person = Awaited<ReturnType<typeof signUpVerified>>;
type Call = Pick<InjectOptions, "method" | "url"> & { payload: object };

const contact = { name: `${HALF}Mariam`, email: "mariam@example.test", consent: true };
const draft = { type: "renew", emirate: "dubai", plateCode: `A${HALF}`, plateNumber: "54321" };

const calls: [string, (person: Person) => Call | Promise<Call>][] = [
  [
    "a sign-up",
    () => ({
      method: "POST",
      url: "/api/users/create",
      payload: { ...newSignUp(), username: `${HALF}bcde`, password: `${HALF} rainy morning` },
    }),
  ],
  [
    "a login",
    ({ email }) => ({
      method: "POST",
      url: "/api/users/login",
      payload: { email: `${HALF}${email}`, password: HALF },
    }),
  ],
  [
    "a profile",
    ({ email }) => ({
      method: "PATCH",
      url: `/api/users/${email}`,
      payload: { username: `${HALF}fghi`, phonenumber: `50${HALF}1234567` },
    }),
  ],
  [
    "a message",
    () => ({
      method: "POST",
      url: "/api/leads/messages",
      payload: { ...contact, product: HALF, message: `Hello${HALF}` },
    }),
  ],
  [
    "a visit",
    () => ({ method: "POST", url: "/api/users/addvistior", payload: { page: `/${HALF}` } }),
  ],
  [
    "a page's speed",
    () => ({
      method: "POST",
      url: "/api/page-speed",
      payload: { page: `/${HALF}`, language: "en", lcp: 900 },
    }),
  ],
  [
    "a draft",
    () => ({
      method: "PUT",
      url: "/api/users/me/draft",
      payload: { draft, choice: null, emiratesID: HALF },
    }),
  ],
  [
    "an edit",
    async (person) => {
      const id = await storedLead(app, person);
      const url = `/api/carins/insurance-requests/${id}`;
      return { method: "PATCH", url, payload: { cardnumber: `${HALF}AB12`, [HALF]: HALF } };
    },
  ],
];

it.each(calls)("%s with half a character does not cause a server error", async (_name, callOf) => {
  const person = await signUpVerified(app);
  const answer = await app.call({ ...(await callOf(person)), headers: person.headers });
  expect(answer.statusCode).toBeLessThan(500);
});

it("half a character in JSON inside a form field does not either", async () => {
  const { username: _username, ...form } = contactForm();
  const userInfo = JSON.stringify({ username: `${HALF}Mariam`, make: HALF });
  const answer = await postPurchase(app, "new", undefined, fieldParts({ ...form, userInfo }));
  expect(answer.statusCode).toBe(200);
});

it("a whole character written as two escapes is stored unchanged", async () => {
  const answer = await app.call({
    method: "POST",
    url: "/api/leads/messages",
    headers: { "content-type": "application/json" },
    payload: String.raw`{"name":"Mariam","email":"whole@example.test","consent":true,"message":"car \ud83d\ude97 \\ud800 \ud83d"}`,
  });
  expect(answer.statusCode).toBe(201);
  const stored = await app.parts.db
    .select()
    .from(schema.messages)
    .where(eq(schema.messages.email, "whole@example.test"));
  expect(stored.map(({ message }) => message)).toEqual(["car 🚗 \\ud800 \ufffd"]);
});
