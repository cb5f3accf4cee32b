import type { ChargeKind, ChargeState } from "../charges/charge-state.ts";
import type { Fils } from "../money.ts";
import { attemptMayBecome, isLiveAttempt, type AttemptState } from "./payment-attempt-state.ts";
import type { RequestState } from "./request-state.ts";
import { leaveVerifying, walk, type RequestMove } from "./request-steps.ts";

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

export const comparedFacts = ["order", "amount", "currency", "trackingId"] as const;
export type ComparedFact = (typeof comparedFacts)[number];

/** What the gateway says was paid. */
export type ReportedPayment = Omit<GatewayFact, "status">;

export const isSameReport = (one: ReportedPayment, other: ReportedPayment): boolean =>
  one.orderNo === other.orderNo &&
  one.amountFils === other.amountFils &&
  one.currency === other.currency &&
  one.trackingId === other.trackingId;

type ChargeInPayment = { kind: ChargeKind; state: ChargeState };

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
  /** What the attempt pays; a success for one that is not open is surplus money (ruling P28). */
  charge: ChargeInPayment;
  attempt: AttemptInPayment;
  anotherInReview?: boolean;
  anotherVerifying?: boolean;
};

export type Decision = {
  attempt?: { to: AttemptState; applied?: boolean; trackingId?: string };
  /** What arrived, where that is not what was asked for. */
  arrivedFils?: Fils;
  charge?: "paid";
  request?: RequestMove;
  /** What arrived bought nothing: a refund of it is proposed. */
  refund?: true;
  mail?: "paid" | "failed" | "cancelled" | "returning";
  outcome: "changed" | "unchanged" | "review";
  differs?: readonly ComparedFact[];
  /** What differs from what was asked for, as it was reported. */
  reported?: ReportedPayment;
};

export const unchanged: Decision = { outcome: "unchanged" };

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

/** Only a sale moves its request: it stays issued while a difference or a change is paid. */
export const ofSale = ({ kind }: ChargeInPayment, move: { request?: RequestMove }) =>
  kind === "sale" ? move : {};

const isOwed = ({ request, charge, attempt }: PaymentSituation) => {
  const isGivenUp = attempt.state === "superseded" || attempt.state === "expired";
  const isPayable = request.state === "awaiting_payment" || request.state === "verifying_payment";
  return charge.state === "open" && !isGivenUp && (charge.kind !== "sale" || isPayable);
};

function paid(situation: PaymentSituation, fact: GatewayFact): Decision {
  const { request, charge, attempt } = situation;
  if (!attemptMayBecome(attempt.state, "succeeded") || attempt.state === "review") return unchanged;

  const succeeded = {
    to: "succeeded" as const,
    ...(fact.trackingId === undefined ? {} : { trackingId: fact.trackingId }),
  };
  if (isOwed(situation)) {
    return {
      attempt: { ...succeeded, applied: true },
      charge: "paid",
      ...ofSale(charge, walk(request.state, ["paymentNoticed", "paymentConfirmed"])),
      mail: "paid",
      outcome: "changed",
    };
  }
  return {
    attempt: { ...succeeded, applied: false },
    refund: true,
    mail: "returning",
    outcome: "changed",
  };
}

function mismatch(
  { request, charge, attempt }: PaymentSituation,
  differs: readonly ComparedFact[],
): Decision {
  if (attempt.state === "review") return unchanged;
  if (!attemptMayBecome(attempt.state, "review")) return { outcome: "review", differs };
  return {
    attempt: { to: "review" },
    ...ofSale(charge, walk(request.state, ["paymentNoticed"])),
    outcome: "review",
    differs,
  };
}

function notPaid(situation: PaymentSituation, to: "failed" | "aborted"): Decision {
  const { request, charge, attempt } = situation;
  if (!attemptMayBecome(attempt.state, to) || attempt.state === "review") return unchanged;
  if (!isLiveAttempt(attempt.state)) {
    return { attempt: { to }, outcome: "changed" };
  }
  const left = situation.anotherInReview ? {} : ofSale(charge, leaveVerifying(request));
  const mail = toldOf(request.state, left.request?.to);
  return { attempt: { to }, ...left, ...(mail && { mail }), outcome: "changed" };
}

function toldOf(before: RequestState, after: RequestState = before): Decision["mail"] {
  if (after === "awaiting_payment") return "failed";
  return after === "cancelled" && before !== "cancelled" ? "cancelled" : undefined;
}

/** No retry until this is decided. */
export function noticePayment({ request, charge, attempt }: PaymentSituation): Decision {
  if (!isLiveAttempt(attempt.state)) return unchanged;

  const steps = ofSale(charge, walk(request.state, ["paymentNoticed"]));
  if (attempt.state === "verifying" && !steps.request) return unchanged;
  return {
    ...(attempt.state === "verifying" ? {} : { attempt: { to: "verifying" } }),
    ...steps,
    outcome: "changed",
  };
}
