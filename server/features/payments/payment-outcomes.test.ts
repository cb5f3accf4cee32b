import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../contract/payments.ts";
import type { GatewayFact } from "../../../domain/requests/gateway-fact.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import {
  comeBack,
  gatewaySays,
  returnedRenewal,
  shownPayment,
  startPayment,
} from "../../../tests/support/payments.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import {
  attemptsOf,
  attemptStatesOf,
  eventsOf,
  refundsOf,
  requestRow,
} from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

const stateOf = async ({ requestId }: { requestId: string }) =>
  (await requestRow(app, requestId)).state;

const confirms = ({ subject }: { subject: string }) =>
  ["Your payment is confirmed", "تأكّدت عملية الدفع"].includes(subject);
const confirmationsTo = (email: string) =>
  app.sent.filter((mail) => mail.to === email && confirms(mail));

describe("a payment that succeeds", () => {
  it("[2-7.2 payment return] pays the request once, although a hundred returns arrive at once and more later", async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(app, sent);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => comeBack(app, sent.orderNo)),
    );
    answers.push(await comeBack(app, sent.orderNo));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`/paytrue?ref=${sent.ref}`);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }

    const request = await requestRow(app, sent.requestId);
    expect(request).toMatchObject({ state: "paid", version: 4, capturedFils: request.priceFils });
    const [attempt] = await attemptsOf(app, sent.requestId);
    expect(attempt).toMatchObject({ state: "succeeded", applied: true, nextQueryAt: null });
    const moves = await eventsOf(app, "request", sent.requestId);
    expect(moves).toEqual(["submitted", "priced", "paymentNoticed", "paymentConfirmed"]);
    const steps = await eventsOf(app, "attempt", attempt?.id ?? "");
    expect(steps).toEqual(["created", "handed_off", "verifying", "succeeded"]);
    expect(await refundsOf(app, sent.requestId)).toEqual([]);

    await app.mailTo(sent.person.email, confirms);
    expect(confirmationsTo(sent.person.email)).toHaveLength(1);
  });

  it("is shown only to its owner", async () => {
    const sent = await returnedRenewal(app);
    const request = await requestRow(app, sent.requestId);
    expect(await shownPayment(app, sent.ref, sent.person.headers)).toEqual({
      state: "paid",
      requestId: sent.requestId,
      number: request.number,
      insurerName: { en: expect.any(String), ar: expect.any(String) },
      logo: `/insurers/${request.insurer}.svg`,
      priceFils: request.priceFils,
      plateInfo: { emirate: "dubai", code: "A", number: "12345" },
      startDate: request.startDate,
      email: sent.person.email,
      mayPay: false,
    });

    const stranger = await signUpVerified(app);
    const nothing = {
      state: "unknown",
      requestId: null,
      number: null,
      insurerName: null,
      logo: null,
      priceFils: null,
      plateInfo: null,
      startDate: null,
      email: null,
      mayPay: false,
    };
    expect(await shownPayment(app, sent.ref)).toEqual(nothing);
    expect(await shownPayment(app, sent.ref, stranger.headers)).toEqual(nothing);
    expect(await shownPayment(app, "A".repeat(22), sent.person.headers)).toEqual(nothing);
    expect(await shownPayment(app, "%00", sent.person.headers)).toEqual(nothing);
  });

  it("in Arabic returns to the Arabic page and is confirmed in Arabic", async () => {
    const sent = await sentRenewal(app, { "accept-language": "ar-AE,ar;q=0.9,en;q=0.5" });
    await gatewaySays(app, sent);
    const answer = await comeBack(app, sent.orderNo);
    expect(answer.headers.location).toBe(`/ar/paytrue?ref=${sent.ref}`);
    const mail = await app.mailTo(sent.person.email, confirms);
    expect(mail.html).toContain('dir="rtl"');
    expect(app.gateway.handedOff.at(-1)?.language).toBe("ar");
  });

  it("is applied by the first status query, also without any return", async () => {
    const sent = await sentRenewal(app);
    const [attempt] = await attemptsOf(app, sent.requestId);
    await gatewaySays(app, sent);
    if (attempt) await app.payments.verify(attempt);
    expect(await stateOf(sent)).toBe("paid");
  });
});

describe("a payment that does not succeed", () => {
  it.each(["failed", "aborted"] as const)("%s leaves the request to be paid", async (status) => {
    const sent = await returnedRenewal(app, { status });
    expect(sent.answer.headers.location).toBe(`/payfalse?ref=${sent.ref}`);
    expect(await shownPayment(app, sent.ref, sent.person.headers)).toMatchObject({ state: status });
    expect(await stateOf(sent)).toBe("awaiting_payment");
  });

  it("may be tried again and then be paid", async () => {
    const sent = await returnedRenewal(app, { status: "failed" });
    const retry = HandOff.parse((await startPayment(app, sent)).json());
    expect(retry.requestId).toBe(sent.requestId);
    await gatewaySays(app, { orderNo: retry.encRequest, requestId: sent.requestId });
    const second = await comeBack(app, retry.encRequest);
    expect(second.headers.location).toBe(`/paytrue?ref=${retry.ref}`);
    expect(await attemptStatesOf(app, sent.requestId)).toEqual(["failed", "succeeded"]);
    expect(await stateOf(sent)).toBe("paid");
  });

  it.each([
    ["an order that says nothing yet", { status: "unknown" }],
    ["a payment on its way", { status: "pending" }],
  ] as [string, Partial<GatewayFact>][])("%s is being confirmed", async (_name, fact) => {
    const sent = await returnedRenewal(app, fact);
    expect(sent.answer.headers.location).toBe(`/paytrue?ref=${sent.ref}`);
    expect(await shownPayment(app, sent.ref, sent.person.headers)).toMatchObject({
      state: "verifying",
    });
    expect(await stateOf(sent)).toBe("verifying_payment");
    expect(refusalOf(await startPayment(app, sent))).toMatchObject({
      statusCode: 409,
      code: "requests.notPayable",
    });
  });

  it.each([
    ["another amount", { amountFils: 100 }],
    ["no amount", { amountFils: undefined }],
    ["another currency", { currency: "USD" }],
    ["another order", { orderNo: "MZOTHER" }],
    ["no tracking id", { trackingId: undefined }],
  ] as [string, Partial<GatewayFact>][])(
    "a gateway answer with %s is reviewed, never paid",
    async (_name, lie) => {
      const sent = await returnedRenewal(app, lie);
      expect(sent.answer.headers.location).toBe(`/paytrue?ref=${sent.ref}`);
      expect(await attemptStatesOf(app, sent.requestId)).toEqual(["review"]);
      expect(await requestRow(app, sent.requestId)).toMatchObject({
        state: "verifying_payment",
        capturedFils: 0,
      });
      expect(await shownPayment(app, sent.ref, sent.person.headers)).toMatchObject({
        state: "verifying",
      });
      expect((await startPayment(app, sent)).statusCode).toBe(409);
    },
  );

  it("a tracking id that belongs to another payment is reviewed, also at the same moment", async () => {
    await returnedRenewal(app, { trackingId: "5500" });
    const copied = await returnedRenewal(app, { trackingId: "5500" });
    expect(copied.answer.statusCode).toBe(303);

    // Same insurer: only the unique index can refuse the second of two parallel transactions.
    const pair = [await sentRenewal(app), await sentRenewal(app)];
    for (const sent of pair) await gatewaySays(app, sent, { trackingId: "5501" });
    await Promise.all(pair.map(({ orderNo }) => comeBack(app, orderNo)));

    expect(await attemptStatesOf(app, copied.requestId)).toEqual(["review"]);
    const states = await Promise.all(pair.map(({ requestId }) => attemptStatesOf(app, requestId)));
    expect(states.flat().toSorted()).toEqual(["review", "succeeded"]);
  });
});
