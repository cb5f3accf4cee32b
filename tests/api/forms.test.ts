import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { StaffFail } from "../../contract/office/answers.ts";
import { staffProblems } from "../../contract/office/problems.ts";
import { problems } from "../../contract/problems.ts";
import { HandOff } from "../../contract/payments.ts";
import { signUpVerified } from "../support/accounts.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { multipart, type Part } from "../support/multipart.ts";
import { plainPdf } from "../support/pdfs.ts";
import { paidValues, policyParts } from "../support/policies.ts";
import { samplePicture } from "../support/purchases.ts";
import { beginCall, type RawCall } from "../support/raw-calls.ts";
import { withRegisteredRoutes } from "../support/registered-routes.ts";
import { newPolicyParts, postRenewal, renewalParts } from "../support/sends.ts";
import { staffOf } from "../support/staff.ts";
import { countFiles, storedRequest } from "../support/stored-requests.ts";
import { openTestApp } from "../support/test-app.ts";

const { built: app, routes } = await withRegisteredRoutes(() =>
  openTestApp({ environment: { RATE_LIMITS: "off" } }),
);
let port: number;
beforeAll(async () => {
  port = Number(new URL(await app.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

/** A customer with a request and a draft, to which forms can add pictures. */
const someone = async () => {
  const person = await signUpVerified(app);
  const sent = await postRenewal(app, person, await renewalParts(app));
  const staff = staffOf(app);
  const { cookie } = await staff.enter();
  const paidId = await storedRequest(app, person, paidValues());
  await staff.post(`/requests/${paidId}/take`, {}, cookie);
  await app.call({
    method: "PUT",
    url: "/api/users/me/draft",
    headers: person.headers,
    payload: { draft: { type: "renew" }, choice: null, emiratesID: "" },
  });
  const headersOf = (own: string) => ({ "sec-fetch-site": "same-origin", cookie: `staff=${own}` });
  const admin = await staff.enter("admin");
  const [plan] = await app.parts.db.select().from(schema.plans).limit(1);
  const copied = await staff.post("/plans", { plan: plan?.id }, cookie);
  const { data, draft } = copied.json<{ data?: { id: string }; draft?: string }>();
  const { requestId } = HandOff.parse(sent.json());
  return {
    person,
    requestId,
    paidId,
    draftId: data?.id ?? draft ?? "",
    staff: { headers: headersOf(cookie) },
    admin: { headers: headersOf(admin.cookie) },
  };
};
type Sender = Awaited<ReturnType<typeof someone>>;

const picture = async (name: string): Promise<Part> => [name, { bytes: await samplePicture() }];

const CHECK = "POST /api/office/requests/:id/policy/check-file";
const WORDMARK = "POST /api/office/wordmarks";
const PAPERS = "POST /api/office/drafts/:id/documents";
/** These keep no file of what they read. */
const keepsNone = [CHECK, WORDMARK];

/** A form for each route that takes one; the last part can be cut off. */
const forms: Record<string, () => Promise<Part[]>> = {
  "POST /api/carins/renew": () => renewalParts(app, { plateNumber: "8" }),
  "POST /api/carins/new": () => newPolicyParts(app, "plateNumber"),
  "PATCH /api/carins/insurance-requests/:id": async () => [
    await picture("id_document_front"),
    ["plateNumber", "77"],
  ],
  "PUT /api/users/me/draft/documents/:slot": async () => [
    await picture("file"),
    ["note", "not needed"],
  ],
  "POST /api/office/requests/:id/policy": async () => policyParts(),
  [WORDMARK]: async () => [["wordmark", { bytes: await samplePicture() }]],
  [PAPERS]: async () => [
    ["termsEn", { bytes: plainPdf() }],
    ["version", "1"],
  ],
  [CHECK]: async () => [["certificate", { bytes: plainPdf() }]],
};

const formOf = (name: string) => forms[name]?.() ?? [];

const callOf = (name: string, sender: Sender, parts: readonly Part[]): RawCall => {
  const [method = "", pattern = ""] = name.split(" ");
  const { headers, payload } = multipart(parts);
  const isOffice = pattern.startsWith("/api/office/");
  const officeId = name === PAPERS ? sender.draftId : sender.paidId;
  const id = isOffice ? officeId : sender.requestId;
  const url = pattern.replace(":id", id).replace(":slot", "id_front");
  const member = name === WORDMARK ? sender.admin : sender.staff;
  const caller = isOffice ? member : sender.person;
  return { method, url, headers: { ...caller.headers, ...headers }, payload };
};

const inject = ({ method, ...call }: RawCall) => app.call({ method: method as "POST", ...call });

const slowLine = () => setTimeout(20);

/** Sends over a connection, most of it before the route begins to read. */
const post = async (call: RawCall) => {
  const begun = await beginCall(port, call, 60_000);
  await slowLine();
  return begun.finish();
};

const file = (name: string, length: number): Part => [name, { bytes: Buffer.alloc(length) }];
const MEGABYTE = 1024 * 1024;

/** Parts that make a reader stop or skip, longer than any buffer on the way. */
const oddParts: [string, Part[]][] = [
  ["a part whose name is not closed", [file('x; "', 80_000)]],
  ["a name with a line break", [["a\nb", "x".repeat(80_000)]]],
  ["files over the limit with strange names", [5, 1, 5].map((n) => file(`\n${n}`, n * MEGABYTE))],
  ["an endless text", [["plateNumber", "x".repeat(3 * MEGABYTE)]]],
  ["more files than there are documents", Array.from({ length: 9 }, () => file("x", 80_000))],
  ["more fields than there are questions", Array.from({ length: 70 }, (_, n) => [`f${n}`, "x"])],
  ["a file named like a member of Object.prototype", [file("constructor", 80_000)]],
];

describe.each(Object.keys(forms))("%s", { timeout: 30_000 }, (name) => {
  let sender: Sender;
  beforeAll(async () => {
    sender = await someone();
  });

  it.each(oddParts)("answers a form with %s", async (_name, odd) => {
    const before = await countFiles(app);
    const form = await formOf(name);
    for (const parts of [[...odd, ...form], odd, [...form, ...odd]])
      for (const send of [inject, post]) {
        const answer = await send(callOf(name, sender, parts));
        const { code, message } = StaffFail.parse(answer.json());
        expect([{ ...problems, ...staffProblems }[code], message]).toEqual([
          answer.statusCode,
          expect.stringMatching(/./),
        ]);
        expect(answer.statusCode).toBeLessThan(500);
      }
    expect(await countFiles(app)).toBe(before);
  });

  it("refuses a form that is too long, and closes the connection", async () => {
    const call = callOf(name, sender, []);
    const headers: Record<string, string> = {
      ...call.headers,
      "content-length": String(300 * MEGABYTE),
    };
    const answer = await inject({ ...call, headers });
    expect(answer.json()).toMatchObject({ code: "request.tooLarge" });
    expect([answer.statusCode, answer.headers.connection]).toEqual([413, "close"]);

    const { cookie: _cookie, ...anonymous } = headers;
    const refused = await inject({ ...call, headers: anonymous });
    expect([401, 413]).toContain(refused.statusCode);
    expect(refused.headers.connection).toBe("close");
  });

  it.skipIf(keepsNone.includes(name))(
    "keeps no file when the sender disconnects, and serves the next one",
    async () => {
      const call = callOf(name, sender, await formOf(name));
      const before = await countFiles(app);
      const begun = await Promise.all(
        [1, 2, 3].map(() => beginCall(port, call, call.payload.length - 60)),
      );
      await vi.waitFor(async () => expect(await countFiles(app)).toBeGreaterThan(before), 20_000);
      for (const { leave } of begun) leave();
      await vi.waitFor(async () => expect(await countFiles(app)).toBe(before), 20_000);
      expect((await post(call)).statusCode).toBe(200);
    },
  );
});

it("closes the connection of a sender who stops sending", async () => {
  const impatient = await openTestApp();
  const { server } = impatient.app;
  // 40 MB over a slow connection take minutes.
  expect(server.requestTimeout).toBeGreaterThanOrEqual(5 * 60_000);
  const soon = { requestTimeout: 1_000, headersTimeout: 1_000, connectionsCheckingInterval: 100 };
  Object.assign(server, soon);
  const address = new URL(await impatient.app.listen({ port: 0, host: "127.0.0.1" }));

  const person = await signUpVerified(impatient);
  const { headers, payload } = multipart(await renewalParts(impatient));
  const call: RawCall = {
    method: "POST",
    url: "/api/carins/renew",
    headers: { ...person.headers, ...headers },
    payload,
  };
  await beginCall(Number(address.port), call, payload.length - 60);
  await vi.waitFor(async () => expect(await countFiles(impatient)).toBeGreaterThan(0), 20_000);
  await vi.waitFor(async () => expect(await countFiles(impatient)).toBe(0), 20_000);
  await impatient.close();
});

it("covers every route that takes a form", () => {
  const taking = routes.filter(({ fields }) => fields).map(({ method, url }) => `${method} ${url}`);
  expect(taking.toSorted()).toEqual(Object.keys(forms).toSorted());
});
