import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../contract/payments.ts";
import {
  cancelRequest,
  comeBack,
  gatewaySays,
  returnedRenewal,
  shownPayment,
  startPayment,
} from "../../../tests/support/payments.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import {
  attemptsOf,
  attemptStatesOf,
  refundsOf,
  requestRow,
} from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

describe("late money", () => {
  it("for a superseded attempt is returned, and does not pay the request", async () => {
    const sent = await sentRenewal(app);
    const retry = HandOff.parse((await startPayment(app, sent)).json());
    await gatewaySays(app, sent);
    await comeBack(app, sent.orderNo);
    await comeBack(app, sent.orderNo);

    expect(await attemptStatesOf(app, sent.requestId)).toEqual(["succeeded", "handed_off"]);
    const [late] = await attemptsOf(app, sent.requestId);
    expect(late).toMatchObject({ applied: false });
    expect(await shownPayment(app, sent.ref, sent.person.headers)).toMatchObject({
      state: "returning",
      mayPay: true,
    });
    const request = await requestRow(app, sent.requestId);
    expect(request.state).toBe("awaiting_payment");
    expect(await refundsOf(app, sent.requestId)).toEqual([
      expect.objectContaining({
        attemptId: late?.id,
        amountFils: request.priceFils,
        state: "proposed",
      }),
    ]);

    await gatewaySays(app, { orderNo: retry.encRequest, requestId: sent.requestId });
    await comeBack(app, retry.encRequest);
    expect(await requestRow(app, sent.requestId)).toMatchObject({
      state: "paid",
      capturedFils: 2 * (request.priceFils ?? 0),
    });
    expect(await refundsOf(app, sent.requestId)).toHaveLength(1);
    expect(await shownPayment(app, sent.ref, sent.person.headers)).toMatchObject({
      state: "returning",
      mayPay: false,
    });
  });

  it("for a failed attempt pays the request and supersedes the retry", async () => {
    const sent = await returnedRenewal(app, { status: "failed" });
    await startPayment(app, sent);
    await gatewaySays(app, sent);
    await comeBack(app, sent.orderNo);
    expect(await attemptStatesOf(app, sent.requestId)).toEqual(["succeeded", "superseded"]);
    expect((await requestRow(app, sent.requestId)).state).toBe("paid");
  });

  it("for a cancelled request becomes a refund", async () => {
    const sent = await sentRenewal(app);
    await cancelRequest(app, sent);
    await gatewaySays(app, sent);
    await comeBack(app, sent.orderNo);
    expect((await requestRow(app, sent.requestId)).state).toBe("cancelled");
    expect(await refundsOf(app, sent.requestId)).toHaveLength(1);
  });
});

describe("cancelling while a payment is verified", () => {
  const verifying = async () => {
    const sent = await returnedRenewal(app, { status: "pending" });
    const answer = await cancelRequest(app, sent);
    expect(answer.json()).toMatchObject({
      data: { state: "verifying_payment", cancelAsked: true, mayCancel: false },
    });
    expect((await cancelRequest(app, sent)).statusCode).toBe(200);
    return sent;
  };

  it("takes effect once the gateway answers that it was not paid", async () => {
    const sent = await verifying();
    await gatewaySays(app, sent, { status: "failed" });
    await app.payments.reconcileDue();
    expect((await requestRow(app, sent.requestId)).state).toBe("cancelled");
  });

  it("has no effect when it was paid", async () => {
    const sent = await verifying();
    await gatewaySays(app, sent);
    await app.payments.reconcileDue();
    expect(await requestRow(app, sent.requestId)).toMatchObject({
      state: "paid",
      cancelAsked: true,
    });
    const answer = await app.call({
      url: `/api/carins/insurance-requests/${sent.requestId}`,
      headers: sent.person.headers,
    });
    expect(answer.json()).toMatchObject({ data: { state: "paid", cancelAsked: false } });
  });
});
