import type { GatewayFact } from "../../domain/requests/gateway-fact.ts";
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
