import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { RequestDetails } from "../../contract/requests.ts";
import { HandOff } from "../../contract/payments.ts";
import { createAccountsStore } from "../../server/features/accounts/accounts-store.ts";
import { createSessions } from "../../server/features/accounts/sessions.ts";
import { signUpVerified } from "../support/accounts.ts";
import { oddCall, type OddCall } from "../support/odd-calls.ts";
import { photo } from "../support/pictures.ts";
import { expectPromised } from "../support/promised-answers.ts";
import { type RegisteredRoute, withRegisteredRoutes } from "../support/registered-routes.ts";
import { offerFor, postRenewal, renewalParts } from "../support/sends.ts";
import { openTestApp } from "../support/test-app.ts";

const isLong = process.env["TEST_LONG"] !== undefined;
/** Calls on each engine. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? (isLong ? 5_000 : 1_500));
const LONGEST_WAIT = 20_000;
/** The long run tries new calls each time; the short one always repeats the same calls. */
const SEED = Number(
  process.env["FUZZ_SEED"] ?? (isLong ? Math.floor(Math.random() * 2 ** 31) : 20_261_129),
);
const MAX_TIME = isLong ? 600_000 : 60_000;

const { built: app, routes } = await withRegisteredRoutes(() =>
  openTestApp({ environment: { RATE_LIMITS: "off" } }),
);
afterAll(() => app.close());

const described = routes.filter(({ schema }) => schema.response !== undefined);
const byName = new Map(described.map((route) => [`${route.method} ${route.url}`, route]));

/** A customer with a request, and the values of it that calls can use. */
const newCaller = async () => {
  const person = await signUpVerified(app, { password: "a rainy morning" });
  const offer = await offerFor(app, "renew");
  const sent = HandOff.parse((await postRenewal(app, person, await renewalParts(app))).json());
  const details = await app.call({
    url: `/api/carins/insurance-requests/${sent.requestId}`,
    headers: person.headers,
  });
  await app.call({
    method: "PUT",
    url: "/api/users/me/draft",
    headers: person.headers,
    payload: { draft: { type: "renew" }, choice: null, emiratesID: "" },
  });
  const { documents, version } = RequestDetails.parse(details.json().data);
  const known = {
    email: [person.email, "fuzz@example.test"],
    id: [sent.requestId],
    documentsFrom: [sent.requestId],
    documentId: documents.map(({ _id }) => _id),
    ref: [sent.ref],
    companyname: [offer.name],
    companyprice: [String(offer.priceFils / 100)],
    version: [String(version)],
  };
  return { person, known };
};

const fileNames = [
  "id_document_front",
  "id_document_back",
  "license_document_front",
  "license_document_back",
];
const filesOf = async ({ url }: RegisteredRoute) => {
  const good = await photo(80, 60);
  if (url.includes("/documents/")) return { names: ["file"], good };
  const third = url.endsWith("/new") ? "hiyaza_document" : "ownership_document";
  return { names: [...fileNames, `${third}_front`, `${third}_back`], good };
};

let caller = await newCaller();

const identities = (): Record<OddCall["caller"], Record<string, string>> => ({
  cookie: caller.person.headers,
  bearer: { authorization: `Bearer ${caller.person.token}` },
  anonymous: {},
  forged: { cookie: "token=%00; lang=__proto__; email=%ff", "sec-fetch-site": "same-origin" },
});

/** The next call after these needs a new customer, who still has a request. */
const isAnEnd = ({ method, url }: RegisteredRoute) =>
  /\/(erase|cancel)$/.test(url) || (method === "DELETE" && url.endsWith("/draft"));

const signInAgain = async () => {
  const { id } = caller.person;
  const sessions = createSessions(app.parts, createAccountsStore(app.parts.db));
  const token = await sessions.open(id);
  const headers = { ...caller.person.headers, cookie: `token=${token}` };
  caller = { ...caller, person: { ...caller.person, token, headers } };
};

/** An edit increases the version, which the next edit needs. */
const noteVersion = (answer: Awaited<ReturnType<typeof app.call>>) => {
  const { version } = RequestDetails.parse(answer.json().data);
  caller = { ...caller, known: { ...caller.known, version: [String(version)] } };
};

/** How often each route gave each answer; `FUZZ_SEEN=1` prints it. */
const seen = new Map<string, number>();

const inTime = async (call: Parameters<typeof app.call>[0]) => {
  const patience = new AbortController();
  const answer = await Promise.race([
    app.call(call),
    setTimeout(LONGEST_WAIT, undefined, { signal: patience.signal }),
  ]);
  patience.abort();
  if (!answer) throw new Error(`There was no answer in ${LONGEST_WAIT} ms.`);
  return answer;
};

it(
  `answers ${RUNS} odd calls as the contract says (seed ${SEED})`,
  { timeout: MAX_TIME * 2 },
  async () => {
    console.log(`Fuzzing with FUZZ_SEED=${SEED}`);
    const calls = await Promise.all(
      described.map(async (route) => ({
        // Forms have the most fields that can be wrong.
        weight: route.fields ? 3 : 1,
        arbitrary: oddCall(route, () => caller.known, await filesOf(route)),
      })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(...calls),
        async ({ route: name, url, caller: who, body, headers }) => {
          const route = byName.get(name);
          if (!route) throw new Error(`There is no ${name}.`);
          const answer = await inTime({
            method: route.method as "GET",
            url,
            ...(route.method === "GET" ? {} : { payload: body.payload }),
            headers: { ...headers, ...body.headers, ...identities()[who] },
          });
          const outcome = `${route.method} ${route.url} ${answer.statusCode}`;
          seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
          expectPromised(route, answer);
          const signedIn = who === "cookie" || who === "bearer";
          if (!signedIn || answer.statusCode !== 200) return;
          if (isAnEnd(route)) caller = await newCaller();
          if (route.url.endsWith("/logout")) await signInAgain();
          if (name === "PATCH /api/carins/insurance-requests/:id") noteVersion(answer);
        },
      ),
      { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: MAX_TIME, endOnFailure: true },
    );
    // A run that refused every form early would not test the code after that.
    const forms = described.filter(({ fields }) => fields);
    const taken = forms.filter(({ method, url }) => seen.has(`${method} ${url} 200`));
    if (RUNS >= 1_000) expect(taken).not.toEqual([]);
    if (process.env["FUZZ_SEEN"])
      console.log(Array.from(seen, ([what, times]) => `${what}: ${times}`).join("\n"));
  },
);
