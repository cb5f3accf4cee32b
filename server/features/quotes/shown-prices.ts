import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { RatedPlan } from "./present-quotes.ts";

/** The prices of one answer; more than one may be the lowest of its cover. */
export type ShownPrices = readonly { insurer: string; plan: string; isCheapest: boolean }[];

export const shownPrices = (plans: readonly RatedPlan[]): ShownPrices => {
  const priced = plans.flatMap(({ plan, rated }) =>
    rated.outcome === "priced" ? [{ plan, fils: rated.priceFils }] : [],
  );
  const lowest = new Map<CoverType, number>();
  for (const { plan, fils } of priced)
    lowest.set(plan.coverType, Math.min(fils, lowest.get(plan.coverType) ?? Infinity));
  return priced.map(({ plan, fils }) => ({
    insurer: plan.insurer,
    plan: plan.id,
    isCheapest: fils === lowest.get(plan.coverType),
  }));
};
