import { afterAll, beforeAll, expect, it } from "vitest";
import { editAs, setRequest } from "../../../tests/support/edits.ts";
import {
  cancelRequest,
  comeBack,
  gatewaySays,
  returnedRenewal,
  startPayment,
} from "../../../tests/support/payments.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import {
  attemptsOf,
  attemptStatesOf,
  chargesOf,
  eventsOf,
  refundsOf,
  requestRow,
  storedCharge,
} from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Sent = Awaited<ReturnType<typeof sentRenewal>>;

/** Changes the car, at the price that the refusal of the first try names; answers that price. */
const reprice = async ({ person, requestId }: Sent) => {
  const car = { cylinderType: "8" };
  const { price, priceFils } = (await editAs(app, person, requestId, car)).json();
  const answer = await editAs(app, person, requestId, { ...car, companyprice: price });
  expect(answer.statusCode).toBe(200);
  return priceFils as number;
};

it("a sale is one open charge, paid by the attempt that names it", async () => {
  const sent = await sentRenewal(app);
  const { priceFils, insurer } = await requestRow(app, sent.requestId);
  await startPayment(app, sent);
  const [sale, ...others] = await chargesOf(app, sent.requestId);
  expect(others).toEqual([]);
  expect(sale).toMatchObject({
    kind: "sale",
    state: "open",
    payee: insurer,
    amountFils: priceFils,
    capturedFils: 0,
  });
  for (const { chargeId } of await attemptsOf(app, sent.requestId)) expect(chargeId).toBe(sale?.id);

  const [, retry] = await attemptsOf(app, sent.requestId);
  await gatewaySays(app, { orderNo: retry?.orderNo ?? "", requestId: sent.requestId });
  await comeBack(app, retry?.orderNo ?? "");
  expect(await chargesOf(app, sent.requestId)).toMatchObject([
    { id: sale?.id, state: "paid", capturedFils: priceFils },
  ]);
  expect(await eventsOf(app, "charge", sale?.id ?? "")).toEqual(["open", "paid"]);
});

it("money that comes late for an earlier price goes back, and buys nothing", async () => {
  const sent = await returnedRenewal(app, { status: "failed" });
  const before = await requestRow(app, sent.requestId);
  const priceFils = await reprice(sent);
  await startPayment(app, sent);
  expect(await chargesOf(app, sent.requestId)).toMatchObject([
    { state: "void", amountFils: before.priceFils },
    { state: "open", amountFils: priceFils },
  ]);

  await gatewaySays(app, sent, { amountFils: before.priceFils ?? 0 });
  await comeBack(app, sent.orderNo);
  expect(await attemptStatesOf(app, sent.requestId)).toEqual(["succeeded", "handed_off"]);
  expect((await requestRow(app, sent.requestId)).state).toBe("awaiting_payment");
  expect(await chargesOf(app, sent.requestId)).toMatchObject([
    { state: "void", capturedFils: before.priceFils },
    { state: "open", capturedFils: 0 },
  ]);
  const [first] = await attemptsOf(app, sent.requestId);
  expect(await refundsOf(app, sent.requestId)).toMatchObject([
    { attemptId: first?.id, chargeId: first?.chargeId, amountFils: before.priceFils },
  ]);
});

it("a cancelled request leaves nothing to pay", async () => {
  const sent = await sentRenewal(app);
  await cancelRequest(app, sent);
  const [sale] = await chargesOf(app, sent.requestId);
  expect(sale).toMatchObject({ state: "void" });
  expect(await eventsOf(app, "charge", sale?.id ?? "")).toEqual(["open", "void"]);
});

it("a difference is paid beside the sale, and its request stays issued", async () => {
  const sent = await returnedRenewal(app, { status: "paid" });
  await setRequest(app, sent.requestId, { state: "issued" });
  const [bought] = await attemptsOf(app, sent.requestId);
  if (!bought) throw new Error("The request was not paid.");
  const chargeId = await storedCharge(app, sent.requestId, {
    kind: "difference",
    payee: bought.payee,
    amountFils: 12_300,
  });
  const orderNo = `${bought.orderNo.slice(0, 20)}D`;
  await app.parts.db.insert(schema.paymentAttempts).values({
    ...bought,
    id: crypto.randomUUID(),
    chargeId,
    state: "handed_off",
    applied: false,
    orderNo,
    ref: `${bought.ref.slice(0, 20)}D`,
    trackingId: null,
    amountFils: 12_300,
    decidedAt: null,
  });

  await gatewaySays(app, { orderNo, requestId: sent.requestId }, { amountFils: 12_300 });
  await comeBack(app, orderNo);
  expect(await attemptStatesOf(app, sent.requestId)).toEqual(["succeeded", "succeeded"]);
  const request = await requestRow(app, sent.requestId);
  expect(request).toMatchObject({
    state: "issued",
    capturedFils: bought.amountFils + 12_300,
  });
  const charges = await chargesOf(app, sent.requestId);
  expect(charges).toMatchObject([
    { kind: "sale", state: "paid", capturedFils: bought.amountFils },
    { kind: "difference", state: "paid", capturedFils: 12_300 },
  ]);
  expect(await refundsOf(app, sent.requestId)).toEqual([]);
});
