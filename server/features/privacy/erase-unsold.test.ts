import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestState } from "../../../domain/requests/request-state.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { saveDraft } from "../../../tests/support/drafts.ts";
import { cancelRequest } from "../../../tests/support/payments.ts";
import { erase, leaveMessage, readData } from "../../../tests/support/privacy.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import {
  attemptsOf,
  countFiles,
  refundsOf,
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

    const answer = await erase(app, person, "unsold");
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
    await leaveMessage(app, person.email);
    await saveDraft(app, person);
    const lead = await storedRequest(app, person, { state: "lead", userId: null });
    const foreign = await storedRequest(
      app,
      { ...person, email: `other-${randomUUID()}@example.test` },
      { state: "lead", userId: null },
    );

    const answer = await erase(app, person, "unsold");
    expect(answer.json().erased).toEqual({ requests: 1, documents: 0, messages: 1, chats: 0 });
    expect((await rowsOf(lead)).requests).toBe(0);
    expect((await rowsOf(foreign)).requests).toBe(1);
    expect(await readData(app, person)).toMatchObject({ requests: [], messages: [], draft: null });
  });

  it("leaves nothing of the person, and late money can still be returned", async () => {
    const { person, requestId, orderNo } = await sentRenewal(app);
    const { priceFils } = await requestRow(app, requestId);
    const files = await countFiles(app);
    expect((await erase(app, person, "unsold")).json().erased).toMatchObject({ documents: 6 });
    expect(await countFiles(app)).toBe(files - 6);

    const row = await requestRow(app, requestId);
    expect(row).toMatchObject({ state: "cancelled", userId: null, email: "", plateNumber: null });
    const left = JSON.stringify(row);
    for (const trace of [person.email, person.username, "12345"]) expect(left).not.toContain(trace);
    expect((await readData(app, person)).requests).toEqual([]);

    app.gateway.facts.set(orderNo, {
      orderNo,
      status: "paid",
      amountFils: priceFils ?? 0,
      currency: "AED",
      trackingId: "310000001",
    });
    const [attempt] = await attemptsOf(app, requestId);
    if (attempt) await app.payments.verify(attempt);
    expect(await requestRow(app, requestId)).toMatchObject({ state: "cancelled" });
    expect(await refundsOf(app, requestId)).toMatchObject([{ state: "proposed" }]);
  });

  it("leaves no row once no payment can arrive any more", async () => {
    const { person, requestId } = await sentRenewal(app);
    await cancelRequest(app, { person, requestId });
    app.wait(73 * HOUR);
    await app.payments.reconcileDue();
    await erase(app, person, "unsold");
    expect(await rowsOf(requestId)).toMatchObject({ requests: 0, papers: 0 });
    expect(await attemptsOf(app, requestId)).toEqual([]);
  });

  it("refuses an unknown kind of erasure", async () => {
    const person = await signUpVerified(app);
    expect(refusalOf(await erase(app, person, "everything"))).toMatchObject({
      statusCode: 400,
      field: "what",
    });
  });
});
