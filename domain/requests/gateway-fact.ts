import type { Fils } from "../money.ts";
import { attemptMayBecome, isLiveAttempt, type AttemptState } from "./payment-attempt-state.ts";
import type { RequestState } from "./request-state.ts";
import { leaveVerifying, returnSurplus, walk, type RequestMove } from "./request-steps.ts";

export const gatewayStatuses = ["paid", "failed", "aborted", "pending", "unknown"] as const;
export type GatewayStatus = (typeof gatewayStatuses)[number];

/** Only from a status query: the browser's return proves nothing (ruling P9). */
export type GatewayFact = {
  orderNo: string;
  status: GatewayStatus;
  amountFils?: Fils;
  currency?: string;
  trackingId?: string;
};

const comparedFacts = ["order", "amount", "currency", "trackingId"] as const;
export type ComparedFact = (typeof comparedFacts)[number];

type RequestInPayment = { state: RequestState; cancelAsked: boolean };

export type AttemptInPayment = {
  state: AttemptState;
  orderNo: string;
  amountFils: Fils;
  currency: string;
  trackingId?: string;
  applied: boolean;
};

export type PaymentSituation = {
  request: RequestInPayment;
  attempt: AttemptInPayment;
  /** A further success is surplus money. */
  anotherApplied: boolean;
  anotherInReview?: boolean;
};

export type Decision = {
  attempt?: { to: AttemptState; applied?: boolean; trackingId?: string };
  request?: RequestMove;
  refundTask: boolean;
  mail?: "paid" | "failed" | "cancelled" | "returning";
  outcome: "changed" | "unchanged" | "review";
  differs?: readonly ComparedFact[];
};

export const unchanged: Decision = { refundTask: false, outcome: "unchanged" };

/** Any order of facts, repeated or not, gives the same result (ruling P7). */
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

function toldOf(before: RequestState, after: RequestState = before): Decision["mail"] {
  if (after === "awaiting_payment") return "failed";
  return after === "cancelled" && before !== "cancelled" ? "cancelled" : undefined;
}

/** No retry until this is decided. */
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
