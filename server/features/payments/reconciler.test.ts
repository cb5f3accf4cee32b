import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HandOff } from "../../../contract/payments.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { GatewayFact } from "../../../domain/requests/gateway-fact.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import { attemptsOf, attemptStatesOf, requestRow } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { startPlannedJobs } from "../../adapters/jobs/planned-jobs.ts";
import { plannedJobs } from "../../compose/jobs.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let app: TestApp;

beforeEach(async () => {
  app = await openTestApp({ environment: { RECONCILE_SECONDS: "1" } });
});
afterEach(() => app.close());

const paidFact = async (requestId: string, orderNo: string): Promise<GatewayFact> => ({
  orderNo,
  status: "paid",
  amountFils: (await requestRow(app, requestId)).priceFils ?? 0,
  currency: "AED",
  trackingId: "330011",
});

describe("a payment whose return never comes", () => {
  it("is found by the running reconciler, also when it is made later", async () => {
    const isReconciler = ({ queue }: { queue: string }) => queue === "reconcile";
    await startPlannedJobs(app.parts.jobs, plannedJobs(app.parts, app).filter(isReconciler));
    for (const trackingId of ["1", "2"]) {
      const { orderNo, requestId } = await sentRenewal(app);
      app.gateway.facts.set(orderNo, { ...(await paidFact(requestId, orderNo)), trackingId });
      await vi.waitFor(async () => expect((await requestRow(app, requestId)).state).toBe("paid"), {
        timeout: 25_000,
        interval: 100,
      });
    }
  }, 60_000);

  it("is asked about again while the gateway reports it as pending", async () => {
    const { orderNo, requestId } = await sentRenewal(app);
    app.gateway.facts.set(orderNo, { orderNo, status: "pending" });
    app.wait(MINUTE);
    await app.payments.reconcileDue();
    expect((await requestRow(app, requestId)).state).toBe("verifying_payment");

    app.gateway.facts.set(orderNo, await paidFact(requestId, orderNo));
    app.wait(MINUTE);
    await app.payments.reconcileDue();
    expect((await requestRow(app, requestId)).state).toBe("paid");
  });

  it("is applied once by two reconcilers at the same time", async () => {
    const { orderNo, requestId } = await sentRenewal(app);
    app.gateway.facts.set(orderNo, await paidFact(requestId, orderNo));
    app.wait(MINUTE);
    await Promise.all(Array.from({ length: 5 }, () => app.payments.reconcileDue()));
    expect(await requestRow(app, requestId)).toMatchObject({ state: "paid", version: 4 });
  });
});

describe("an attempt that is not paid", () => {
  it("expires after 72 hours and may be tried again; money after that is returned", async () => {
    const { orderNo, requestId, person } = await sentRenewal(app);
    await app.parts.db
      .update(schema.requests)
      .set({ startDate: dayInDubai(app.parts.now(), 30) })
      .where(eq(schema.requests.id, requestId));
    app.wait(71 * HOUR);
    await app.payments.reconcileDue();
    expect(await attemptStatesOf(app, requestId)).toEqual(["handed_off"]);
    app.wait(2 * HOUR);
    await app.payments.reconcileDue();
    expect(await attemptStatesOf(app, requestId)).toEqual(["expired"]);
    expect((await attemptsOf(app, requestId))[0]?.nextQueryAt).toBeNull();
    expect((await requestRow(app, requestId)).state).toBe("awaiting_payment");

    const retry = await app.call({
      method: "POST",
      url: `/api/carins/insurance-requests/${requestId}/payment`,
      headers: person.headers,
    });
    expect(HandOff.parse(retry.json()).encRequest).not.toBe(orderNo);
    app.gateway.facts.set(orderNo, await paidFact(requestId, orderNo));
    await app.call({
      method: "POST",
      url: "/api/payments/return",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: `orderNo=${orderNo}`,
    });
    expect(await attemptStatesOf(app, requestId)).toEqual(["succeeded", "handed_off"]);
    expect((await requestRow(app, requestId)).state).toBe("awaiting_payment");
  });

  it("is not asked about before its time", async () => {
    const { requestId } = await sentRenewal(app);
    const [before] = await attemptsOf(app, requestId);
    await app.payments.reconcileDue();
    expect((await attemptsOf(app, requestId))[0]?.queries).toBe(before?.queries);
  });
});

describe("late money without a return", () => {
  it("for a superseded attempt is found", async () => {
    const { orderNo, requestId, person } = await sentRenewal(app);
    await app.call({
      method: "POST",
      url: `/api/carins/insurance-requests/${requestId}/payment`,
      headers: person.headers,
    });
    app.gateway.facts.set(orderNo, await paidFact(requestId, orderNo));
    app.wait(MINUTE);
    await app.payments.reconcileDue();
    expect(await attemptStatesOf(app, requestId)).toEqual(["succeeded", "handed_off"]);
  });
});
