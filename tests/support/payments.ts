import { readPayment } from "../../contract/payments.ts";
import type { GatewayFact } from "../../domain/requests/gateway-fact.ts";
import { sentRenewal } from "./sends.ts";
import { requestRow } from "./stored-requests.ts";
import type { TestApp } from "./test-app.ts";

let lastTrackingId = 110_000_000;

/** Sets what the gateway answers about an order; by default that it was paid in full. */
export const gatewaySays = async (
  app: TestApp,
  { orderNo, requestId }: { orderNo: string; requestId: string },
  fact: Partial<GatewayFact> = {},
) => {
  const { priceFils } = await requestRow(app, requestId);
  lastTrackingId += 1;
  app.gateway.facts.set(orderNo, {
    orderNo,
    status: "paid",
    amountFils: priceFils ?? 0,
    currency: "AED",
    trackingId: String(lastTrackingId),
    ...fact,
  });
};

export const comeBack = ({ call }: Pick<TestApp, "call">, orderNo: string) =>
  call({
    method: "POST",
    url: "/api/payments/return",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "null",
      "sec-fetch-site": "cross-site",
    },
    payload: new URLSearchParams({ orderNo }).toString(),
  });

/** A renewal whose customer came back after the gateway had taken `fact` for its payment. */
export const returnedRenewal = async (app: TestApp, fact?: Partial<GatewayFact>) => {
  const sent = await sentRenewal(app);
  await gatewaySays(app, sent, fact);
  return { ...sent, answer: await comeBack(app, sent.orderNo) };
};

/** What the page after a payment shows to the reader with these headers. */
export const shownPayment = async (
  { call }: Pick<TestApp, "call">,
  ref: string,
  headers: Record<string, string> = {},
) => {
  const answer = await call({ url: `/api/payments/${ref}`, headers });
  return readPayment.schema.response[200].parse(answer.json()).data;
};

type OwnRequest = { person: { headers: Record<string, string> }; requestId: string };

const act =
  (action: "payment" | "cancel") =>
  ({ call }: Pick<TestApp, "call">, { person, requestId }: OwnRequest) =>
    call({
      method: "POST",
      url: `/api/carins/insurance-requests/${requestId}/${action}`,
      headers: person.headers,
    });

export const startPayment = act("payment");

export const cancelRequest = act("cancel");
