import type { CoverLine } from "../../../domain/quotes/cover.ts";
import { coverOfQuote } from "../../../domain/quotes/quote-cover.ts";
import type { OfferRow } from "../../records/offers/offers-store.ts";
import type { PlanRow } from "../quotes/plan-row.ts";

type Covered = { cover: readonly CoverLine[] | null; terms: readonly string[] | null };

/** The plan's excess is not that of an offer which names none. */
const isSaid = ({ excessAed }: OfferRow, { benefit }: CoverLine) =>
  benefit !== "excess" || excessAed !== null;

/**
 * What an offer covers for ever (ruling O10). One from before that was kept shows its plan with the
 * offer's own excess, repair and add-ons; null where the plan is none of ours.
 */
export const coverOfOffer = (offer: OfferRow, plan: PlanRow | undefined): Covered => {
  const { cover, terms, excessAed, repair, addOns, ledger } = offer;
  if (cover !== null || !plan) return { cover, terms };
  const lines = coverOfQuote(plan.cover, { excessAed, repair, addOns: addOns ?? [], ledger });
  return { cover: lines.filter((line) => isSaid(offer, line)), terms: plan.terms };
};
