import * as z from "zod/mini";
import { addOns } from "../domain/quotes/add-ons.ts";
import { coverTypes } from "../domain/quotes/package-kinds.ts";
import { repairs } from "../domain/quotes/rated-inputs.ts";
import { offerStates } from "../domain/requests/offer-state.ts";
import { PlanDocument } from "./plan-documents.ts";
import { CoverLines, LedgerLine, Quality } from "./quotes.ts";
import { bilingual } from "./values.ts";

const amounts = { askedAed: z.number(), offeredAed: z.number() };

/** Amounts in dirhams; an add-on is one that was asked for and is not included. */
const AskedDifference = z.discriminatedUnion("of", [
  z.object({ of: z.literal("cover"), asked: z.enum(coverTypes), offered: z.enum(coverTypes) }),
  z.object({ of: z.literal("excess"), ...amounts }),
  z.object({ of: z.literal("repair"), asked: z.enum(repairs), offered: z.enum(repairs) }),
  z.object({ of: z.literal("addOn"), code: z.enum(addOns) }),
  z.object({ of: z.literal("sumInsured"), ...amounts }),
  z.object({ of: z.literal("startDate"), asked: z.string(), offered: z.string() }),
]);

/** What an agent's offer for a request says to everybody who reads it. */
export const OfferedTerms = z.object({
  id: z.string(),
  /** Counts the terms; accepting names it. */
  version: z.number(),
  state: z.enum(offerStates),
  /** The offer whose terms these replace. */
  supersedes: z.nullable(z.string()),
  insurer: z.string(),
  insurerName: bilingual,
  logo: z.nullable(z.string()),
  planName: bilingual,
  coverType: z.enum(coverTypes),
  /** Null where it is not known, like `repair`. */
  excessAed: z.nullable(z.number()),
  repair: z.nullable(z.enum(repairs)),
  /** In dirhams; null for third party, or where it is not known. */
  sumInsuredAed: z.nullable(z.number()),
  /** Those included, too; null where nobody said which. */
  addOns: z.nullable(z.array(z.enum(addOns))),
  /** First day of cover in Dubai, YYYY-MM-DD; null where none was named. */
  startDate: z.nullable(z.string()),
  priceFils: z.number(),
  /** Adds up to the price. */
  ledger: z.array(LedgerLine),
  why: z.string(),
  /** The last day in Dubai, YYYY-MM-DD. */
  validUntil: z.string(),
});

export type OfferedTerms = z.infer<typeof OfferedTerms>;

/** An agent's offer, as its customer compares it with others. */
export const Offer = z.extend(OfferedTerms, {
  /**
   * As it was offered, whatever the plan covers since (ruling O10); null where the plan is none of
   * ours: then only the insurer's wording says it.
   */
  cover: z.nullable(CoverLines),
  /** Codes of the plan's sentences; null like `cover`. */
  terms: z.nullable(z.array(z.string())),
  /** Digest of the version of the plan that was offered; null where it is none of ours or not known. */
  planVersion: z.nullable(z.string()),
  documents: z.array(PlanDocument),
  /** In the caller's language; empty where the plan is none of ours. */
  description: z.string(),
  /** Absent where nothing is known. */
  quality: z.optional(Quality),
  /** Where it departs from what the customer asked for, the weightiest first. */
  differs: z.array(AskedDifference),
});
export type Offer = z.infer<typeof Offer>;
