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

/** No e-mail, name or address is stored. */
export type NewOrder = {
  orderId: string;
  merchantId: string;
  amountFils: number;
  language: Language;
  payeeName: string;
  redirectUrl: string;
  cancelUrl: string;
  /** merchant_param1 to 5, returned as they came. */
  echoed: Readonly<Record<string, string>>;
};

export type Order = NewOrder & {
  trackingId: string;
  /** Unguessable: an order number alone must not decide the order. */
  pageToken: string;
  openedAt: number;
  outcome?: Outcome;
  refunds: readonly { reference: string; fils: number }[];
};

const settlesAfterMs = 5000;

const isDelayed = ({ decision, scenario }: Outcome) => scenario === "delay" && decision !== "abort";

export const reportedFils = ({ amountFils, outcome }: Order): number => {
  if (outcome?.decision !== "pay" || outcome.scenario !== "tampered_amount") return amountFils;
  return amountFils === 100 ? 200 : 100;
};

export const returnWord = (outcome: Outcome): string =>
  isDelayed(outcome)
    ? "Awaited"
    : { pay: "Success", decline: "Failure", abort: "Aborted" }[outcome.decision];

/** The protocol's status query uses other words than its return. */
export const statusWord = (order: Order, now: number): string => {
  const { outcome } = order;
  if (!outcome) return "Initiated";
  if (isDelayed(outcome) && now < outcome.decidedAt + settlesAfterMs) return "Awaited";
  if (outcome.decision === "pay" && refundedFils(order) >= reportedFils(order)) return "Refunded";
  return { pay: "Successful", decline: "Unsuccessful", abort: "Aborted" }[outcome.decision];
};

export const refundedFils = ({ refunds }: Order): number =>
  refunds.reduce((sum, { fils }) => sum + fils, 0);
