import type { GatewayFact } from "../../../domain/requests/gateway-fact.ts";

/** One try at paying one insurer. `requestRef` is opaque to the gateway: 1 to 64 of A-Za-z0-9_-. */
export type HandOffAttempt = {
  orderNo: string;
  amountFils: number;
  /** The insurer's slug: its own credentials are used, a broker may not collect premium (ruling P10). */
  payee: string;
  /** The insurer's name in the page's language; the payment page names who is paid. */
  payeeName: string;
  returnUrl: string;
  cancelUrl: string;
  language: "en" | "ar";
  customer: { email: string };
  requestRef: string;
};

/** What the browser posts to the gateway, as hidden fields of a form whose action is `paymentUrl`. */
export type HandOff = { paymentUrl: string; encRequest: string; accessCode: string };

/** Why nothing was learnt of a payment. It holds nothing of the answer, so that it may be logged. */
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
  /** For the Content-Security-Policy's form-action of every page. */
  origin: string;
  handOff(attempt: HandOffAttempt): HandOff;
  /** A hint only: it says which order to ask about, never that money arrived. Never throws. */
  readReturn(
    body: Readonly<Record<string, unknown>>,
  ): (GatewayFact & Pick<HandOffAttempt, "requestRef">) | undefined;
  /**
   * The one source of truth. Never throws and answers within a few seconds. "unknown" is every answer that
   * proves nothing: network trouble, refusals, and an order that the gateway has not seen (yet); `trouble`
   * says what went wrong. The fact carries the order number of the answer, so that a swapped answer differs
   * from what was asked.
   */
  queryStatus(orderNo: string, payee: string): Promise<StatusAnswer>;
};
