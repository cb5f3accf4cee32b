import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { Fail } from "../../contract/answers.ts";
import { HandOff } from "../../contract/sends.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { signUpVerified } from "../support/accounts.ts";
import { multipart } from "../support/multipart.ts";
import { comeBack, gatewaySays } from "../support/payments.ts";
import { photo } from "../support/pictures.ts";
import { type RegisteredRoute, withRegisteredRoutes } from "../support/registered-routes.ts";
import { allRows } from "../support/rows.ts";
import { postRenewal, renewalParts } from "../support/sends.ts";
import { openTestApp } from "../support/test-app.ts";

const { built: app, routes } = await withRegisteredRoutes(() =>
  openTestApp({ environment: { RATE_LIMITS: "off" } }),
);
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUpVerified>>;

/** What addresses name: of an owner, or of nobody. */
type Things = {
  email: string;
  token: string;
  /** A request that waits for its payment, with its document and its payment's ref. */
  id: string;
  documentId: string;
  ref: string;
  /** A request that is paid. */
  paidId: string;
};

const nothing = (): Things => ({
  email: `nobody-${randomUUID()}@example.test`,
  token: "x".repeat(43),
  id: randomUUID(),
  documentId: randomUUID(),
  ref: "x".repeat(32),
  paidId: randomUUID(),
});

type Rule = {
  /** Statuses that a visitor without an account, another customer and the owner are answered. */
  anonymous: number;
  stranger: number;
  owner: number | undefined;
  params?: (things: Things) => Record<string, string>;
  request?: () => Pick<InjectOptions, "payload" | "headers"> | Promise<InjectOptions>;
};

const paid = ({ paidId }: Things) => ({ id: paidId });
const owned = { anonymous: 401, stranger: 404, owner: 200 } as const;
/** A route about oneself: a stranger has it, too, and finds nothing of the owner's in it. */
const oneself = { anonymous: 401, stranger: 200, owner: 200 } as const;
const inSlot = () => ({ slot: "id_front" });

const draft = {
  draft: { type: "renew", emirate: "dubai", plateCode: "A", plateNumber: "54321" },
  choice: null,
  emiratesID: "",
};

const onePicture = async () => multipart([["file", { bytes: await photo(240, 160) }]]);

/**
 * What everybody gets of what is somebody's: a line for each route that names a thing in its
 * address or needs an account. A route without a line fails.
 */
const rules: Record<string, Rule> = {
  // Whoever holds the link from the mail may use it; a guessed one is nobody's.
  "POST /api/users/reset-password/:token": {
    anonymous: 400,
    stranger: 400,
    owner: undefined,
    request: () => ({ payload: { password: "another rainy day" } }),
  },
  "GET /api/users/me": oneself,
  "GET /api/users/:email": owned,
  "PATCH /api/users/:email": {
    ...owned,
    request: () => ({ payload: { username: "somebody else", phonenumber: "509999999" } }),
  },

  // Prices are everybody's.
  "GET /api/packages/:kind/:carType/:cylinderType": {
    anonymous: 200,
    stranger: 200,
    owner: 200,
    params: () => ({ kind: "renew", carType: "saloon", cylinderType: "4" }),
  },

  "GET /api/carins/insurance-requests": oneself,
  "GET /api/carins/known-vehicles": oneself,
  "GET /api/carins/insurance-requests/:id": owned,
  "PATCH /api/carins/insurance-requests/:id": {
    ...owned,
    request: () => ({ payload: { plateNumber: "99999", version: "2" } }),
  },
  "POST /api/carins/insurance-requests/:id/cancel": owned,
  "POST /api/carins/insurance-requests/:id/payment": owned,
  "GET /api/carins/insurance-requests/:id/documents/:documentId": owned,
  "GET /api/carins/insurance-requests/:id/payment-summary.pdf": { ...owned, params: paid },
  "GET /api/carins/insurance-requests/:id/reminder.ics": { ...owned, params: paid },
  // A ref of somebody else's payment reads like one that never was (ruling P11).
  "GET /api/payments/:ref": { anonymous: 200, stranger: 200, owner: 200 },

  "PUT /api/users/me/draft": { ...oneself, request: () => ({ payload: draft }) },
  "GET /api/users/me/draft": oneself,
  "DELETE /api/users/me/draft": oneself,
  // Pictures are saved beside a draft of one's own.
  "PUT /api/users/me/draft/documents/:slot": { ...owned, params: inSlot, request: onePicture },
  "GET /api/users/me/draft/documents/:slot": { ...owned, params: inSlot },
  "DELETE /api/users/me/draft/documents/:slot": { ...oneself, params: inSlot },

  "GET /api/users/me/data": oneself,
  "POST /api/users/me/erase": { ...oneself, request: () => ({ payload: { what: "unsold" } }) },
};

const nameOf = ({ method, url }: Pick<RegisteredRoute, "method" | "url">) => `${method} ${url}`;

const needsRule = ({ url, access }: RegisteredRoute) => url.includes(":") || access === "customer";

/** Routes about somebody's things for which nobody has decided what others get. */
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

/** A person with everything that can be somebody's, and the words that nobody else may read. */
const someoneWithEverything = async () => {
  const person = await signUpVerified(app, { phone: `50${randomInt(1_000_000, 9_999_999)}` });
  const plates = [String(randomInt(10_000, 49_999)), String(randomInt(50_000, 99_999))];
  const waiting = await send(person, plates[0] ?? "");
  const other = await send(person, plates[1] ?? "");
  await pay(other);
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

/** What a visitor can say about who they are without a session. */
const pretending = ({ email, username }: Person): Record<string, string>[] => [
  {},
  { cookie: `email=${encodeURIComponent(email)}; username=${encodeURIComponent(username)}` },
  { cookie: `token=${"a".repeat(43)}`, "sec-fetch-site": "same-origin" },
  { authorization: `Bearer ${"a".repeat(43)}` },
];

describe("a route about somebody's things", () => {
  it("is found at all", () => {
    expect(routes.filter(needsRule).length).toBeGreaterThanOrEqual(10);
  });

  it("has a rule", () => expect(undecided(routes)).toEqual([]));

  it("is still there when a rule names it", () => {
    const names = routes.map(nameOf);
    expect(Object.keys(rules).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each([
    { method: "GET", url: "/api/policies/:policyId", access: "anyone" },
    { method: "POST", url: "/api/users/me/telephone", access: "customer" },
  ] as const)("would be missed without one: $method $url", (planted) => {
    const route = { ...planted, fields: undefined, schema: {} };
    expect(undecided([...routes, route])).toEqual([nameOf(planted)]);
  });
});

describe.each(routes.filter(needsRule).filter((route) => rules[nameOf(route)]))(
  "$method $url",
  (route) => {
    const rule = rules[nameOf(route)] as Rule;

    it("gives and changes nothing of somebody else's", async () => {
      const { person, things, words } = await someoneWithEverything();
      const stranger = await signUpVerified(app, { phone: "521111111" });
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
        const ofNobody = await ask(route, rule, nothing(), stranger.headers);
        expect(toStranger.body, "like what does not exist").toBe(ofNobody.body);
      }
      if (rule.owner === undefined) return;
      const toOwner = await ask(route, rule, things, person.headers);
      expect(toOwner.statusCode, "the owner").toBe(rule.owner);
    });
  },
);
