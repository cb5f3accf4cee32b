import { coverPhase } from "../policies/cover-phase.ts";
import type { Cover } from "../policies/cover.ts";
import type { PolicyState } from "../policies/policy-state.ts";
import { requestStates, type RequestState } from "../requests/request-state.ts";

/** What comes next of a request: something to do, or what is waited for. */
export const nextSteps = [
  "pay",
  "decidePolicy",
  "seeOffers",
  "addDocument",
  "renew",
  "newQuote",
  "policy",
  "awaitOffer",
  "awaitPayment",
  "awaitPolicy",
  "awaitCover",
  "awaitRefund",
] as const;
export type NextStep = (typeof nextSteps)[number];

export type Asking = {
  /** Of `requestStates`; anything else waits. */
  state: string;
  mayPay: boolean;
  openOffers: number;
  isDocumentAsked: boolean;
};

export type RecordedPolicy = {
  state: PolicyState;
  /** Null until the policy counts, and where it ended before it began. */
  cover: Cover | null;
  mayRenew: boolean;
};

const steps: Record<RequestState, NextStep> = {
  submitted: "awaitOffer",
  lead: "awaitOffer",
  offered: "awaitOffer",
  awaiting_payment: "awaitOffer",
  verifying_payment: "awaitPayment",
  paid: "awaitPolicy",
  issued: "awaitPolicy",
  rejected: "newQuote",
  cancelled: "newQuote",
  refund_pending: "awaitRefund",
  refunded: "newQuote",
};

const stepOfPolicy = ({ state, cover, mayRenew }: RecordedPolicy, today: string): NextStep => {
  if (state === "refused") return "awaitPolicy";
  const phase = cover && coverPhase(cover, today).phase;
  if (phase === "ahead") return "awaitCover";
  if (phase === "running") return mayRenew ? "renew" : "policy";
  return "newQuote";
};

const isSold = (state: RequestState) => state === "paid" || state === "issued";

/** The one thing that a request is about today, in days of Dubai. What costs cover comes first. */
export function nextStepOf(
  request: Asking,
  policy: RecordedPolicy | null,
  today: string,
): NextStep {
  const state = requestStates.find((one) => one === request.state);
  if (!state) return "awaitOffer";
  if (request.mayPay) return "pay";
  if (isSold(state) && policy?.state === "to_accept") return "decidePolicy";
  if (request.openOffers > 0 && state === "offered") return "seeOffers";
  if (request.isDocumentAsked) return "addDocument";
  return isSold(state) && policy ? stepOfPolicy(policy, today) : steps[state];
}
