import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { Fail } from "../../contract/answers.ts";
import { HandOff } from "../../contract/payments.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { signUpVerified } from "../support/accounts.ts";
import { comeBack, gatewaySays } from "../support/payments.ts";
import { type RegisteredRoute, withRegisteredRoutes } from "../support/registered-routes.ts";
import { storedPolicy, storedPolicyFile } from "../support/policies.ts";
import { allRows } from "../support/rows.ts";
import { postRenewal, renewalParts } from "../support/sends.ts";
import { openTestApp } from "../support/test-app.ts";
import { draft, onePicture, type Rule, rules, type Things } from "./foreign-access-rules.ts";

const { built: app, routes } = await withRegisteredRoutes(() =>
  openTestApp({ environment: { RATE_LIMITS: "off" } }),
);
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUpVerified>>;

const nothing = (): Things => ({
  email: `unknown-${randomUUID()}@example.test`,
  token: "x".repeat(43),
  id: randomUUID(),
  documentId: randomUUID(),
  ref: "x".repeat(32),
  paidId: randomUUID(),
});

const nameOf = ({ method, url }: Pick<RegisteredRoute, "method" | "url">) => `${method} ${url}`;

/** Staff calls have a table of their own (staff-access.test.ts). */
const needsRule = ({ url, access }: RegisteredRoute) =>
  !url.startsWith("/api/office/") && (url.includes(":") || access === "customer");

/** Routes that need a rule and have none. */
const undecided = (some: readonly RegisteredRoute[]) =>
  some.filter((route) => needsRule(route) && !rules[nameOf(route)]).map(nameOf);

const send = async (person: Person, plateNumber: string) => {
  const answer = await postRenewal(app, person, await renewalParts(app, { plateNumber }));
  return HandOff.parse(answer.json());
};

const pay = async ({ encRequest: orderNo, requestId }: HandOff) => {
  await gatewaySays(app, { orderNo, requestId });
  await comeBack(app, orderNo);
};

const saveDraft = async (person: Person) => {
  const url = "/api/users/me/draft";
  const headers = person.headers;
  await app.call({ method: "PUT", url, headers, payload: draft });
  const picture = await onePicture();
  await app.call({
    method: "PUT",
    url: `${url}/documents/id_front`,
    payload: picture.payload,
    headers: { ...headers, ...picture.headers },
  });
};

const rowsOf = (requestId: string) =>
  app.parts.db.select().from(schema.documents).where(eq(schema.documents.requestId, requestId));

/** A customer with every kind of data, and the words that only they may read. */
const someoneWithEverything = async () => {
  const person = await signUpVerified(app, { phone: `50${randomInt(1_000_000, 9_999_999)}` });
  const plates = [String(randomInt(10_000, 49_999)), String(randomInt(50_000, 99_999))];
  const waiting = await send(person, plates[0] ?? "");
  const other = await send(person, plates[1] ?? "");
  await pay(other);
  const policyId = await storedPolicy(app, other.requestId, { state: "to_accept" });
  await storedPolicyFile(app, policyId, "policy");
  await saveDraft(person);
  const [document] = await rowsOf(waiting.requestId);
  const things: Things = {
    email: person.email,
    token: "x".repeat(43),
    id: waiting.requestId,
    documentId: document?.id ?? "",
    ref: waiting.ref,
    paidId: other.requestId,
  };
  const { email, username, id } = person;
  const words = [email, username, id, ...plates.map((plate) => `"${plate}"`)];
  return { person, things, words: [...words, things.id, things.documentId, things.paidId] };
};

const someWorld = async () => {
  const stranger = await signUpVerified(app, { phone: "521111111" });
  return { ...(await someoneWithEverything()), stranger };
};
let world: ReturnType<typeof someWorld> | undefined;

const addressOf = (url: string, params: Record<string, string>) =>
  url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

const ask = async (
  { method, url }: RegisteredRoute,
  { params, request }: Rule,
  things: Things,
  headers: InjectOptions["headers"] = {},
) => {
  const { headers: own, ...body } = (await request?.()) ?? {};
  return app.call({
    method: method as "GET",
    url: addressOf(url, params?.(things) ?? things),
    ...body,
    headers: { ...own, ...headers },
  });
};

type Answer = Awaited<ReturnType<typeof ask>>;

const expectNothingOf = (answer: Answer, words: readonly string[]) => {
  expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  for (const word of words) expect(answer.body).not.toContain(word);
  if (answer.statusCode >= 400) expect(Fail.parse(answer.json()).status).toBe("fail");
};

/** Headers with which a visitor could pretend to be a person without their session. */
const pretending = ({ email, username }: Person): Record<string, string>[] => [
  {},
  { cookie: `email=${encodeURIComponent(email)}; username=${encodeURIComponent(username)}` },
  { cookie: `token=${"a".repeat(43)}`, "sec-fetch-site": "same-origin" },
  { authorization: `Bearer ${"a".repeat(43)}` },
];

describe("a route about a customer's data", () => {
  it("is found by this test", () => {
    expect(routes.filter(needsRule).length).toBeGreaterThanOrEqual(10);
  });

  it("has a rule", () => expect(undecided(routes)).toEqual([]));

  it("exists for every rule", () => {
    const names = routes.map(nameOf);
    expect(Object.keys(rules).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each([
    { method: "GET", url: "/api/policies/:policyId", access: "anyone" },
    { method: "POST", url: "/api/users/me/telephone", access: "customer" },
  ] as const)("without a rule is reported: $method $url", (planted) => {
    const route = { ...planted, fields: undefined, schema: {} };
    expect(undecided([...routes, route])).toEqual([nameOf(planted)]);
  });
});

describe.each(routes.filter(needsRule).filter((route) => rules[nameOf(route)]))(
  "$method $url",
  (route) => {
    const rule = rules[nameOf(route)] as Rule;

    it("neither reveals nor changes another customer's data", async () => {
      const { person, things, words, stranger } = await (world ??= someWorld());
      const mine = [stranger.id, stranger.email];
      const before = await allRows(app, mine);

      for (const headers of pretending(person)) {
        const answer = await ask(route, rule, things, headers);
        expect(answer.statusCode, "without an account").toBe(rule.anonymous);
        expectNothingOf(answer, words);
      }
      const toStranger = await ask(route, rule, things, stranger.headers);
      expect(toStranger.statusCode, "another customer").toBe(rule.stranger);
      expectNothingOf(toStranger, words);
      expect(await allRows(app, mine)).toEqual(before);

      if (rule.stranger === 404) {
        const ofUnknown = await ask(route, rule, nothing(), stranger.headers);
        expect(toStranger.body, "like what does not exist").toBe(ofUnknown.body);
      }
      if (rule.owner === undefined) return;
      // What its owner changes is of no use to the next route.
      if (route.method !== "GET") world = undefined;
      const toOwner = await ask(route, rule, things, person.headers);
      expect(toOwner.statusCode, "the owner").toBe(rule.owner);
    });
  },
);
