import type { Fils } from "../money.ts";
import { attemptMayBecome, isLiveAttempt, type AttemptState } from "./payment-attempt-state.ts";
import type { RequestState } from "./request-state.ts";
import { leaveVerifying, returnSurplus, walk, type RequestMove } from "./request-steps.ts";

export const gatewayStatuses = ["paid", "failed", "aborted", "pending", "unknown"] as const;
export type GatewayStatus = (typeof gatewayStatuses)[number];

/**
 * What a status query found out (ruling P9: the browser's return is a hint, never a fact). `pending`
 * is a payment on its way; an order that was only opened, or no answer, is `unknown`.
 */
export type GatewayFact = {
  orderNo: string;
  status: GatewayStatus;
  amountFils?: Fils;
  currency?: string;
  trackingId?: string;
};

/** What a payment and its attempt must have in common (ruling P9). */
const comparedFacts = ["order", "amount", "currency", "trackingId"] as const;
export type ComparedFact = (typeof comparedFacts)[number];

type RequestInPayment = { state: RequestState; cancelAsked: boolean };

export type AttemptInPayment = {
  state: AttemptState;
  orderNo: string;
  amountFils: Fils;
  currency: string;
  /** From the return or an earlier fact; absent before either. */
  trackingId?: string;
  /** True once this attempt is the one that paid the request. */
  applied: boolean;
};

export type PaymentSituation = {
  request: RequestInPayment;
  attempt: AttemptInPayment;
  /** Another attempt of the request is applied: a further success is surplus money. */
  anotherApplied: boolean;
  /** Another attempt waits for staff: the request may not leave `verifying_payment` for a retry. */
  anotherInReview?: boolean;
};

/** What to write down, all in one transaction. Nothing but the outcome when nothing changes. */
export type Decision = {
  attempt?: { to: AttemptState; applied?: boolean; trackingId?: string };
  /** The last step; `steps` has them all in order, each with its own audit row. */
  request?: RequestMove;
  refundTask: boolean;
  mail?: "paid" | "failed" | "cancelled" | "returning";
  outcome: "changed" | "unchanged" | "review";
  /** What differed, where staff have to look. */
  differs?: readonly ComparedFact[];
};

export const unchanged: Decision = { refundTask: false, outcome: "unchanged" };

/** The pure core of `applyGatewayFact`: any order, any number of times, the same end (ruling P7). */
export function decide(situation: PaymentSituation & { fact: GatewayFact }): Decision {
  const { fact, attempt } = situation;
  if (fact.status === "unknown") return unchanged;
  if (fact.status === "paid") {
    const differs = differencesOf(fact, attempt);
    return differs.length === 0 ? paid(situation, fact) : mismatch(situation, differs);
  }
  if (fact.orderNo !== attempt.orderNo) return unchanged;
  return fact.status === "pending" ? noticePayment(situation) : notPaid(situation, fact.status);
}

/** Order, amount, currency and tracking id must all be there and agree (ruling P9). */
function differencesOf(fact: GatewayFact, attempt: AttemptInPayment): ComparedFact[] {
  const agrees: Record<ComparedFact, boolean> = {
    order: fact.orderNo === attempt.orderNo,
    amount: fact.amountFils === attempt.amountFils,
    currency: fact.currency === attempt.currency,
    trackingId:
      fact.trackingId !== undefined &&
      (attempt.trackingId === undefined || attempt.trackingId === fact.trackingId),
  };
  return comparedFacts.filter((compared) => !agrees[compared]);
}

function paid({ request, attempt, anotherApplied }: PaymentSituation, fact: GatewayFact): Decision {
  if (!attemptMayBecome(attempt.state, "succeeded") || attempt.state === "review") return unchanged;

  const succeeded = {
    to: "succeeded" as const,
    ...(fact.trackingId === undefined ? {} : { trackingId: fact.trackingId }),
  };
  const givenUp = attempt.state === "superseded" || attempt.state === "expired";
  const payable = request.state === "awaiting_payment" || request.state === "verifying_payment";
  if (payable && !anotherApplied && !givenUp) {
    return {
      attempt: { ...succeeded, applied: true },
      ...walk(request.state, ["paymentNoticed", "paymentConfirmed"]),
      refundTask: false,
      mail: "paid",
      outcome: "changed",
    };
  }
  return {
    attempt: { ...succeeded, applied: false },
    ...returnSurplus(request.state),
    refundTask: true,
    mail: "returning",
    outcome: "changed",
  };
}

function mismatch(
  { request, attempt }: PaymentSituation,
  differs: readonly ComparedFact[],
): Decision {
  if (attempt.state === "review") return unchanged;
  if (!attemptMayBecome(attempt.state, "review"))
    return { refundTask: false, outcome: "review", differs };
  return {
    attempt: { to: "review" },
    ...walk(request.state, ["paymentNoticed"]),
    refundTask: false,
    outcome: "review",
    differs,
  };
}

function notPaid(situation: PaymentSituation, to: "failed" | "aborted"): Decision {
  const { request, attempt } = situation;
  if (!attemptMayBecome(attempt.state, to) || attempt.state === "review") return unchanged;
  if (!isLiveAttempt(attempt.state)) {
    return { attempt: { to }, refundTask: false, outcome: "changed" };
  }
  const left = situation.anotherInReview ? {} : leaveVerifying(request);
  const mail = toldOf(request.state, left.request?.to);
  return { attempt: { to }, ...left, refundTask: false, ...(mail && { mail }), outcome: "changed" };
}

/** What the customer is told: that their wish took effect, or that they may try again. */
function toldOf(before: RequestState, after: RequestState = before): Decision["mail"] {
  if (after === "awaiting_payment") return "failed";
  return after === "cancelled" && before !== "cancelled" ? "cancelled" : undefined;
}

/**
 * The browser came back, or a query found a payment on its way: from here no retry until it is
 * decided. A given-up attempt is never parked in `verifying`.
 */
export function noticePayment({ request, attempt }: PaymentSituation): Decision {
  if (!isLiveAttempt(attempt.state)) return unchanged;

  const steps = walk(request.state, ["paymentNoticed"]);
  if (attempt.state === "verifying" && !steps.request) return unchanged;
  return {
    ...(attempt.state === "verifying" ? {} : { attempt: { to: "verifying" } }),
    ...steps,
    refundTask: false,
    outcome: "changed",
  };
}
