import type { Fils } from "../money.ts";
import type { ReviewOutcome, ReviewVerdict } from "./review-verdict.ts";

/** In characters: what a statement says needs a few, its reference among them. */
export const evidenceLength = { least: 10, most: 500 } as const;

/** AED 10 million, more than any policy costs. */
const MOST_FILS = 1_000_000_000;

/** How somebody asks to end a review. `amountFils` only where money came. */
export type ReviewEnding = { outcome: ReviewOutcome; amountFils: Fils | null; evidence: string };

export const isArrivedAmount = (fils: Fils | null | undefined): fils is Fils =>
  typeof fils === "number" && Number.isInteger(fils) && fils > 0 && fils <= MOST_FILS;

export const isEvidence = (text: string): boolean => {
  const { length } = text.trim();
  return length >= evidenceLength.least && length <= evidenceLength.most;
};

/** Which field is wrong; undefined for an ending that may be asked for. */
export function wrongFieldOf({
  outcome,
  amountFils,
  evidence,
}: ReviewEnding): "amountFils" | "evidence" | undefined {
  const isAmountRight = outcome === "moneyCame" ? isArrivedAmount(amountFils) : amountFils === null;
  if (!isAmountRight) return "amountFils";
  return isEvidence(evidence) ? undefined : "evidence";
}

/** Undefined where the amount is missing. */
export function verdictOf({ outcome, amountFils }: ReviewEnding): ReviewVerdict | undefined {
  if (outcome === "noMoney") return { outcome };
  return isArrivedAmount(amountFils) ? { outcome, amountFils } : undefined;
}
