import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KeptData } from "../../../contract/privacy.ts";
import type { RequestState } from "../../../domain/requests/request-state.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import {
  attemptsOf,
  countFiles,
  requestRow,
  storedRequest,
} from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

const HOUR = 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUpVerified>>;

const readData = async ({ headers }: Person) => {
  const answer = await app.call({ url: "/api/users/me/data", headers });
  expect(answer.statusCode).toBe(200);
  return KeptData.parse(answer.json().data);
};

const erase = ({ headers }: Person, what: string) =>
  app.call({ method: "POST", url: "/api/users/me/erase", headers, payload: { what } });

const leaveMessage = (email: string) =>
  app.parts.db.insert(schema.messages).values({
    name: "A driver",
    email,
    message: "Please call me back",
    consent: true,
    language: "en",
    createdAt: app.parts.now(),
  });

const saveDraft = ({ headers }: Person) =>
  app.call({
    method: "PUT",
    url: "/api/users/me/draft",
    headers,
    payload: { draft: { type: "renew" }, choice: null, emiratesID: "" },
  });

const sold = { state: "issued", capturedFils: 55_125, startDate: "2026-12-01" } as const;

const rowsOf = async (requestId: string) => {
  const { audit, consents, documents, requests, sends } = schema;
  const { db } = app.parts;
  const [kept, papers, agreed, sent, trail] = await Promise.all([
    db.select().from(requests).where(eq(requests.id, requestId)),
    db.select().from(documents).where(eq(documents.requestId, requestId)),
    db.select().from(consents).where(eq(consents.requestId, requestId)),
    db.select().from(sends).where(eq(sends.requestId, requestId)),
    db.select().from(audit).where(eq(audit.subjectId, requestId)).orderBy(audit.id),
  ]);
  return {
    requests: kept.length,
    papers: papers.length + agreed.length + sent.length,
    events: trail.map(({ event }) => event),
  };
};

describe("stored data about a person", () => {
  it("is shown in full, with the day on which each request is erased", async () => {
    const { person, requestId } = await sentRenewal(app);
    const issued = await storedRequest(app, person, { ...sold, slots: ["id_front"] });
    await leaveMessage(person.email);
    await saveDraft(person);

    const data = await readData(person);
    expect(data.user).toMatchObject({ _id: person.id, email: person.email });
    const [one, other] = [requestId, issued].map((id) =>
      data.requests.find(({ _id }) => _id === id),
    );
    expect(one).toMatchObject({ state: "awaiting_payment", erasedOn: null, mayErase: true });
    expect(one?.documents).toHaveLength(6);
    expect(one?.inputs).toContainEqual({ input: "drivingYears", value: 5, source: "assumed" });
    expect(one).toMatchObject({ edition: expect.any(String), ratedOn: expect.any(String) });
    expect(one?.payments).toMatchObject([{ state: "handed_off" }]);
    expect(other).toMatchObject({ state: "issued", erasedOn: "2037-12-31", mayErase: false });
    expect(data.messages).toMatchObject([{ product: null, message: "Please call me back" }]);
    expect(data).toMatchObject({ draft: { documents: 0 }, sessions: 1 });
  });

  it("holds nothing about other people", async () => {
    const { person } = await sentRenewal(app);
    await leaveMessage(person.email);
    const stranger = await signUpVerified(app);
    expect(await readData(stranger)).toMatchObject({ requests: [], messages: [], draft: null });
  });

  it.each([
    ["GET", "/api/users/me/data"],
    ["POST", "/api/users/me/erase"],
  ] as const)("is not for visitors: %s %s", async (method, url) => {
    const answer = await app.call({ method, url, headers: { "sec-fetch-site": "none" } });
    expect(refusalOf(answer)).toEqual({ statusCode: 401, code: "accounts.loginRequired" });
  });
});

describe("erasing data that need not be kept", () => {
  it.each<[RequestState, boolean]>([
    ["submitted", true],
    ["lead", true],
    ["offered", true],
    ["awaiting_payment", true],
    ["cancelled", true],
    ["rejected", true],
    ["verifying_payment", false],
    ["paid", false],
    ["issued", false],
    ["refund_pending", false],
    ["refunded", false],
  ])("a request that is %s: %s", async (state, isErased) => {
    const person = await signUpVerified(app);
    const money = /paid|issued|refund/.test(state) ? { capturedFils: 100 } : {};
    const id = await storedRequest(app, person, { state, ...money, slots: ["id_front"] });
    const files = await countFiles(app);

    const answer = await erase(person, "unsold");
    expect(answer.json()).toMatchObject({
      erased: isErased
        ? { requests: 1, documents: 1, messages: 0 }
        : { requests: 0, documents: 0, messages: 0 },
    });
    expect(answer.json().kept).toHaveLength(isErased ? 0 : 1);
    const { requests, papers, events } = await rowsOf(id);
    expect([requests, papers]).toEqual(isErased ? [0, 0] : [1, 1]);
    expect(events.includes("erased")).toBe(isErased);
    expect(await countFiles(app)).toBe(files - (isErased ? 1 : 0));
  });

  it("also erases messages, the saved draft and leads sent under the e-mail", async () => {
    const person = await signUpVerified(app);
    await leaveMessage(person.email);
    await saveDraft(person);
    const lead = await storedRequest(app, person, { state: "lead", userId: null });
    const foreign = await storedRequest(
      app,
      { ...person, email: `other-${randomUUID()}@example.test` },
      { state: "lead", userId: null },
    );

    const answer = await erase(person, "unsold");
    expect(answer.json().erased).toEqual({ requests: 1, documents: 0, messages: 1 });
    expect((await rowsOf(lead)).requests).toBe(0);
    expect((await rowsOf(foreign)).requests).toBe(1);
    expect(await readData(person)).toMatchObject({ requests: [], messages: [], draft: null });
  });

  it("leaves nothing of the person, and late money can still be returned", async () => {
    const { person, requestId, orderNo } = await sentRenewal(app);
    const { priceFils } = await requestRow(app, requestId);
    const files = await countFiles(app);
    expect((await erase(person, "unsold")).json().erased).toMatchObject({ documents: 6 });
    expect(await countFiles(app)).toBe(files - 6);

    const row = await requestRow(app, requestId);
    expect(row).toMatchObject({ state: "cancelled", userId: null, email: "", plateNumber: null });
    const left = JSON.stringify(row);
    for (const trace of [person.email, person.username, "12345"]) expect(left).not.toContain(trace);
    expect((await readData(person)).requests).toEqual([]);

    app.gateway.facts.set(orderNo, {
      orderNo,
      status: "paid",
      amountFils: priceFils ?? 0,
      currency: "AED",
      trackingId: "310000001",
    });
    const [attempt] = await attemptsOf(app, requestId);
    if (attempt) await app.payments.verify(attempt);
    expect(await requestRow(app, requestId)).toMatchObject({ state: "refund_pending" });
  });

  it("leaves no row once no payment can arrive any more", async () => {
    const { person, requestId } = await sentRenewal(app);
    await app.call({
      method: "POST",
      url: `/api/carins/insurance-requests/${requestId}/cancel`,
      headers: person.headers,
    });
    app.wait(73 * HOUR);
    await app.payments.reconcileDue();
    await erase(person, "unsold");
    expect(await rowsOf(requestId)).toMatchObject({ requests: 0, papers: 0 });
    expect(await attemptsOf(app, requestId)).toEqual([]);
  });

  it("refuses an unknown kind of erasure", async () => {
    const person = await signUpVerified(app);
    expect(refusalOf(await erase(person, "everything"))).toMatchObject({
      statusCode: 400,
      field: "what",
    });
  });
});

describe("erasing the account", () => {
  it("leaves nothing of a person who has bought nothing", async () => {
    const { person, requestId } = await sentRenewal(app);
    await saveDraft(person);
    const answer = await erase(person, "account");
    expect(answer.json()).toMatchObject({ erased: { requests: 1, documents: 6 }, kept: [] });
    const cleared = answer.cookies.map(({ name, value }) => [name, value]);
    expect(cleared).toEqual(
      expect.arrayContaining([
        ["token", ""],
        ["username", ""],
      ]),
    );

    const { users, drafts, sessions } = schema;
    const { db } = app.parts;
    expect(await db.select().from(users).where(eq(users.id, person.id))).toEqual([]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([]);
    expect(await db.select().from(drafts).where(eq(drafts.userId, person.id))).toEqual([]);
    expect((await requestRow(app, requestId)).userId).toBeNull();
    const after = await app.call({ url: "/api/users/me", headers: person.headers });
    expect(after.statusCode).toBe(401);
    expect((await rowsOf(person.id)).events).toContain("erased");
  });

  it("is refused while something has to be kept, and then erases nothing", async () => {
    const { person, requestId } = await sentRenewal(app);
    await storedRequest(app, person, sold);
    await leaveMessage(person.email);
    const files = await countFiles(app);

    expect(refusalOf(await erase(person, "account"))).toEqual({
      statusCode: 409,
      code: "accounts.hasPolicies",
    });
    expect(await countFiles(app)).toBe(files);
    const { requests, messages } = await readData(person);
    expect([requests.length, messages.length]).toEqual([2, 1]);
    expect(requests.find(({ _id }) => _id === requestId)?.state).toBe("awaiting_payment");
  });

  it("answers a save that was under way with success or 401", async () => {
    const person = await signUpVerified(app);
    const answers = await Promise.all([erase(person, "account"), saveDraft(person)]);
    expect(answers[0].statusCode).toBe(200);
    expect([200, 401]).toContain(answers[1].statusCode);
  });

  it("frees the e-mail for a new account", async () => {
    const person = await signUpVerified(app);
    await erase(person, "account");
    const again = await signUpVerified(app, { email: person.email, username: person.username });
    expect((await readData(again)).requests).toEqual([]);
  });
});
