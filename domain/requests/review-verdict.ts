import type { Fils } from "../money.ts";
import { ofSale, unchanged, type Decision, type PaymentSituation } from "./gateway-fact.ts";
import { leaveVerifying } from "./request-steps.ts";

export const reviewOutcomes = ["moneyCame", "noMoney"] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** What staff found out. `amountFils`: what came, whatever was asked for. */
export type ReviewVerdict = { outcome: "noMoney" } | { outcome: "moneyCame"; amountFils: Fils };

type ReviewSituation = PaymentSituation & { verdict: ReviewVerdict };

/** Ruling P7: money in review is never applied; it did not come, or it goes back as a refund. */
export function decideReview(situation: ReviewSituation): Decision {
  const { attempt, verdict } = situation;
  if (attempt.state !== "review") return unchanged;
  return verdict.outcome === "noMoney"
    ? noMoneyCame(situation)
    : moneyGoesBack(situation, verdict.amountFils);
}

function noMoneyCame(situation: PaymentSituation): Decision {
  const left = afterReview(situation);
  return {
    attempt: { to: "failed" },
    ...left,
    ...(left.request ? { mail: left.request.to === "cancelled" ? "cancelled" : "failed" } : {}),
    outcome: "changed",
  };
}

function moneyGoesBack(situation: PaymentSituation, arrivedFils: Fils): Decision {
  const left = afterReview(situation);
  return {
    attempt: { to: "succeeded", applied: false },
    arrivedFils,
    ...left,
    refund: true,
    mail: left.request?.to === "cancelled" ? "cancelled" : "returning",
    outcome: "changed",
  };
}

function afterReview(situation: PaymentSituation) {
  const { request, charge, anotherInReview, anotherVerifying } = situation;
  return anotherInReview || anotherVerifying ? {} : ofSale(charge, leaveVerifying(request));
}
