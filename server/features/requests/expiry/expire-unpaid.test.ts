import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { editAs } from "../../../../tests/support/edits.ts";
import { sentRenewal } from "../../../../tests/support/sends.ts";
import {
  attemptStatesOf,
  eventsOf,
  requestRow,
  storedRequest,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { requests } = schema;

let app: TestApp;
let person: Awaited<ReturnType<typeof signUpVerified>>;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await signUpVerified(app);
});

const waiting = (values: Partial<typeof requests.$inferInsert> = {}) =>
  storedRequest(app, person, { touchedAt: app.parts.now(), ...values });
const days = (count: number) => app.wait(count * DAY_MS);
const sweepDaily = async (count: number) => {
  for (let day = 0; day < count; day += 1) {
    days(1);
    await app.requests.expireUnpaid();
  }
};
const stateOf = async (id: string) => (await requestRow(app, id)).state;
const warnings = () =>
  app.sent.filter(({ to, subject }) => to === person.email && /unpaid|لم تُدفع/.test(subject));

describe("a request that its customer left unpaid (ruling P20)", () => {
  it("is announced by mail on day 27 and cancelled on day 30, by the system", async () => {
    const id = await waiting({ language: "ar" });
    await sweepDaily(27);
    const mail = await app.mailTo(person.email, ({ subject }) => subject.includes("لم تُدفع"));
    expect(mail.text).toContain(`/ar/profile/requests/${id}`);
    await sweepDaily(2);
    expect(await stateOf(id)).toBe("awaiting_payment");
    await sweepDaily(1);
    expect(await requestRow(app, id)).toMatchObject({ state: "cancelled", version: 2 });
    const { audit } = schema;
    const trail = await app.parts.db.select().from(audit).where(eq(audit.subjectId, id));
    expect(trail).toMatchObject([
      { event: "expired", actor: "system", fromState: "awaiting_payment", toState: "cancelled" },
    ]);
    expect(warnings()).toHaveLength(1);
  });

  it("that was due long before gets the mail first, and three days", async () => {
    const id = await waiting();
    days(200);
    await app.requests.expireUnpaid();
    await app.requests.expireUnpaid();
    await sweepDaily(2);
    expect(await stateOf(id)).toBe("awaiting_payment");
    await sweepDaily(1);
    expect(await stateOf(id)).toBe("cancelled");
  });

  it("ends 30 days after its start date, however often it was touched", async () => {
    const start = new Date(app.parts.now().getTime() + 5 * DAY_MS).toISOString().slice(0, 10);
    const id = await waiting({ startDate: start });
    for (let day = 0; day < 36; day += 1) {
      await app.parts.db
        .update(requests)
        .set({ touchedAt: app.parts.now() })
        .where(eq(requests.id, id));
      await sweepDaily(1);
    }
    expect(await stateOf(id)).toBe("cancelled");
  });

  it("is kept while a payment may be under way", async () => {
    const { requestId } = await sentRenewal(app);
    expect(await attemptStatesOf(app, requestId)).toEqual(["handed_off"]);
    await sweepDaily(40);
    expect(await requestRow(app, requestId)).toMatchObject({
      state: "awaiting_payment",
      expiryWarnedAt: null,
    });
    app.wait(60_000);
    await app.payments.reconcileDue();
    expect(await attemptStatesOf(app, requestId)).toEqual(["expired"]);
    await sweepDaily(4);
    expect(await stateOf(requestId)).toBe("cancelled");
  });

  it("is cancelled once by two processes at the same time", async () => {
    const ids = await Promise.all([waiting(), waiting(), waiting()]);
    days(60);
    await Promise.all([app.requests.expireUnpaid(), app.requests.expireUnpaid()]);
    days(3);
    await Promise.all([app.requests.expireUnpaid(), app.requests.expireUnpaid()]);
    for (const id of ids) expect(await eventsOf(app, "request", id)).toEqual(["expired"]);
  });

  it.each(["lead", "offered", "verifying_payment", "paid"] as const)(
    "does not end by this in %s",
    async (state) => {
      const id = await waiting({ state });
      await sweepDaily(3);
      days(100);
      await app.requests.expireUnpaid();
      expect(await stateOf(id)).toBe(state);
    },
  );
});

describe("what counts as touching a request", () => {
  const touchedAt = async (id: string) => (await requestRow(app, id)).touchedAt.getTime();
  const call = (who: typeof person, id: string, path: string) =>
    app.call({
      method: "POST",
      url: `/api/carins/insurance-requests/${id}/${path}`,
      headers: who.headers,
    });

  it("is its customer's sending, paying and cancelling", async () => {
    const sent = await sentRenewal(app);
    const first = await touchedAt(sent.requestId);
    days(0.1);
    expect((await call(sent.person, sent.requestId, "payment")).statusCode).toBe(200);
    const second = await touchedAt(sent.requestId);
    expect(second).toBeGreaterThan(first);
    days(0.1);
    await call(sent.person, sent.requestId, "cancel");
    expect(await touchedAt(sent.requestId)).toBeGreaterThan(second);
  });

  it("is an edit", async () => {
    const sent = await sentRenewal(app);
    const first = await touchedAt(sent.requestId);
    days(0.1);
    const answer = await editAs(app, sent.person, sent.requestId, { vehicleValue: "90000" });
    expect(answer.statusCode).toBe(200);
    expect(await touchedAt(sent.requestId)).toBeGreaterThan(first);
  });

  it("is not what the gateway reports", async () => {
    const sent = await sentRenewal(app);
    const first = await touchedAt(sent.requestId);
    days(0.1);
    app.gateway.facts.set(sent.orderNo, { orderNo: sent.orderNo, status: "failed" });
    await app.payments.reconcileDue();
    expect(await attemptStatesOf(app, sent.requestId)).toEqual(["failed"]);
    expect(await touchedAt(sent.requestId)).toBe(first);
  });
});
