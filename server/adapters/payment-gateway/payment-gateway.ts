import type { GatewayFact } from "../../../domain/requests/gateway-fact.ts";

/** `requestRef` is opaque to the gateway: 1 to 64 of A-Za-z0-9_-. */
export type HandOffAttempt = {
  orderNo: string;
  amountFils: number;
  // The insurer is paid directly: a broker may not collect premium (ruling P10).
  account: string;
  payeeName: string;
  returnUrl: string;
  cancelUrl: string;
  language: "en" | "ar";
  customer: { email: string };
  requestRef: string;
};

type HandOff = { paymentUrl: string; encRequest: string; accessCode: string };

/** Safe to log: contains nothing of the answer. */
export type QueryTrouble =
  | "noCredentials"
  | "timeout"
  | "unreachable"
  | "tooLong"
  | "refused"
  | "unreadable"
  | `http${number}`;

export type StatusAnswer = GatewayFact & { trouble?: QueryTrouble };

export type PaymentGateway = {
  origin: string;
  /** Names of the credentials that it has, the common ones first. */
  accounts: readonly string[];
  handOff(attempt: HandOffAttempt): HandOff;
  /** A hint about which order to ask for, never proof of payment. Never throws. */
  readReturn(
    body: Readonly<Record<string, unknown>>,
  ): (GatewayFact & Pick<HandOffAttempt, "requestRef">) | undefined;
  // The only proof of payment. Never throws; "unknown" proves nothing. The fact has the answer's own
  // order number, which may differ from the question.
  queryStatus(orderNo: string, account: string): Promise<StatusAnswer>;
};
