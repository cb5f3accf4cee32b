import { toLatinDigits } from "../digits.ts";
import type { Fils } from "../money.ts";
import { foldedForSearch } from "../support/folded-for-search.ts";

/** Amounts in fils with VAT, days as YYYY-MM-DD; the last day is insured. */
export type PolicyTerms = {
  premiumFils: Fils;
  startsOn: string;
  endsOn: string;
  /** Null for cover of third parties only. */
  sumInsuredFils: Fils | null;
  insuredName: string;
  /** Code and number; null for a car that has no plate yet. */
  plate: string | null;
  bank: string | null;
};

/** Null is what the customer was not told, and cannot differ. */
export type SoldTerms = { [Term in keyof PolicyTerms]: PolicyTerms[Term] | null };

export const policyTerms = [
  "premiumFils",
  "startsOn",
  "endsOn",
  "sumInsuredFils",
  "insuredName",
  "plate",
  "bank",
] as const satisfies (keyof PolicyTerms)[];
export type PolicyTerm = (typeof policyTerms)[number];

/** `worse` needs the customer's acceptance, `other` a reason (ruling P18). */
export type Difference = { term: PolicyTerm; kind: "worse" | "other" };

const folded = (text: string) => foldedForSearch(toLatinDigits(text)).replaceAll(/[\s-]+/g, " ");

type Value = number | string;
type Judgement = (issued: Value | null, sold: Value) => boolean;

const isHigher: Judgement = (issued, sold) => issued !== null && issued > sold;
const isLower: Judgement = (issued, sold) => issued === null || issued < sold;

const isWorse: Record<PolicyTerm, Judgement> = {
  premiumFils: isHigher,
  startsOn: isHigher,
  endsOn: isLower,
  sumInsuredFils: isLower,
  // Cover for somebody else or for another car is no cover.
  insuredName: () => true,
  plate: () => true,
  bank: () => false,
};

const isSame = (one: Value | null, other: Value) =>
  typeof one === "string" && typeof other === "string"
    ? folded(one) === folded(other)
    : one === other;

/** What the insurer issued beside what was sold, in the order of `policyTerms`. */
export function comparePolicy(issued: PolicyTerms, sold: SoldTerms): Difference[] {
  return policyTerms.flatMap((term): Difference[] => {
    const [now, before] = [issued[term], sold[term]];
    if (before === null || isSame(now, before)) return [];
    return [{ term, kind: isWorse[term](now, before) ? "worse" : "other" }];
  });
}

/** What is worse than sold, apart from what the customer has accepted in an earlier version. */
export function termsToAccept(
  differences: readonly Difference[],
  issued: PolicyTerms,
  accepted: PolicyTerms | undefined,
): PolicyTerm[] {
  return differences
    .filter(({ kind, term }) => kind === "worse" && accepted?.[term] !== issued[term])
    .map(({ term }) => term);
}
