import { ofSale, unchanged, type Decision, type PaymentSituation } from "./gateway-fact.ts";
import { leaveVerifying, returnSurplus, type RequestMove } from "./request-steps.ts";

export const reviewVerdicts = ["failed", "succeeded"] as const;
export type ReviewVerdict = (typeof reviewVerdicts)[number];

type ReviewSituation = PaymentSituation & {
  anotherVerifying?: boolean;
  verdict: ReviewVerdict;
};

/** Ruling P7: money in review is never applied; it did not come, or it goes back as a refund. */
export function decideReview(situation: ReviewSituation): Decision {
  if (situation.attempt.state !== "review") return unchanged;
  return situation.verdict === "failed" ? noMoneyCame(situation) : moneyGoesBack(situation);
}

function noMoneyCame(situation: ReviewSituation): Decision {
  const left = afterReview(situation);
  return {
    attempt: { to: "failed" },
    ...left,
    refundTask: false,
    ...(left.request ? { mail: left.request.to === "cancelled" ? "cancelled" : "failed" } : {}),
    outcome: "changed",
  };
}

function moneyGoesBack(situation: ReviewSituation): Decision {
  const left = afterReview(situation);
  const { charge, request } = situation;
  const refund = ofSale(charge, returnSurplus(left.request?.to ?? request.state));
  return {
    attempt: { to: "succeeded", applied: false },
    ...joined(left.request, refund.request),
    refundTask: true,
    mail: left.request?.to === "cancelled" ? "cancelled" : "returning",
    outcome: "changed",
  };
}

function afterReview(situation: ReviewSituation) {
  const { request, charge, anotherInReview, anotherVerifying } = situation;
  return anotherInReview || anotherVerifying ? {} : ofSale(charge, leaveVerifying(request));
}

function joined(first?: RequestMove, second?: RequestMove): { request?: RequestMove } {
  const last = second ?? first;
  if (!last) return {};
  return { request: { ...last, steps: [...(first?.steps ?? []), ...(second?.steps ?? [])] } };
}
