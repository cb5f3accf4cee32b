export const decisions = ["pay", "decline", "abort"] as const;
export const methods = ["card", "wallet", "instalments"] as const;
export const scenarios = [
  "normal",
  "delay",
  "no_return",
  "tampered_amount",
  "duplicate_return",
] as const;

type Decision = (typeof decisions)[number];
export type Method = (typeof methods)[number];
export type Scenario = (typeof scenarios)[number];
export type Language = "en" | "ar";

export type Outcome = {
  decision: Decision;
  method: Method;
  scenario: Scenario;
  decidedAt: number;
};

/** What a shop asks for. No e-mail, name or address is kept: the practice has no use for them. */
export type NewOrder = {
  orderId: string;
  merchantId: string;
  amountFils: number;
  language: Language;
  payeeName: string;
  redirectUrl: string;
  cancelUrl: string;
  /** merchant_param1 to 5, given back as they came. */
  echoed: Readonly<Record<string, string>>;
};

export type Order = NewOrder & {
  trackingId: string;
  /** Unguessable: knowing an order number is not enough to decide the order. */
  pageToken: string;
  openedAt: number;
  outcome?: Outcome;
  refunds: readonly { reference: string; fils: number }[];
};

const settlesAfterMs = 5000;

// An abort is the customer's own step, so there is nothing to wait for.
const isDelayed = ({ decision, scenario }: Outcome) => scenario === "delay" && decision !== "abort";

/** What the gateway claims to have taken; the tampered scenario claims something else than was asked. */
export const reportedFils = ({ amountFils, outcome }: Order): number => {
  if (outcome?.decision !== "pay" || outcome.scenario !== "tampered_amount") return amountFils;
  return amountFils === 100 ? 200 : 100;
};

/** The word of the browser's return. It stays what it was, whatever happens later. */
export const returnWord = (outcome: Outcome): string =>
  isDelayed(outcome)
    ? "Awaited"
    : { pay: "Success", decline: "Failure", abort: "Aborted" }[outcome.decision];

/** The word of the status query; the protocol uses other words here than in the return. */
export const statusWord = (order: Order, now: number): string => {
  const { outcome } = order;
  if (!outcome) return "Initiated";
  if (isDelayed(outcome) && now < outcome.decidedAt + settlesAfterMs) return "Awaited";
  if (outcome.decision === "pay" && refundedFils(order) >= reportedFils(order)) return "Refunded";
  return { pay: "Successful", decline: "Unsuccessful", abort: "Aborted" }[outcome.decision];
};

export const refundedFils = ({ refunds }: Order): number =>
  refunds.reduce((sum, { fils }) => sum + fils, 0);
