import * as z from "zod/mini";
import { OfferedTerms } from "../../offer.ts";
import { priceDoubts } from "../../../domain/offers/compare-price.ts";
import { moment } from "../../values.ts";
import { PriceComparison } from "../price-comparison.ts";
import { PlanVersion } from "../plan-version.ts";
import { StaffName } from "../staff-name.ts";

/** An offer, with what only staff see of it. */
export const DeskOffer = z.extend(OfferedTerms, {
  /** Null where the plan is none of ours. */
  plan: z.nullable(z.string()),
  planVersion: z.nullable(PlanVersion),
  insurerRef: z.string(),
  /** Why it costs more or less than our price (ruling P25). */
  priceReason: z.string(),
  /** What the price was compared with; null for offers from before it was. */
  comparison: z.nullable(PriceComparison),
  doubts: z.array(z.enum(priceDoubts)),
  /** What was asked of a second person about this draft and is not decided yet. */
  approval: z.nullable(z.string()),
  staff: StaffName,
  createdAt: moment,
  sentAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
});
export type DeskOffer = z.infer<typeof DeskOffer>;

/** What this room adds to a request, and what staff may do there. */
export const offersPart = {
  /** The oldest first. */
  shape: { offers: z.array(DeskOffer) },
  actions: ["offer"],
} as const;
