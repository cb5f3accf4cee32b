import * as z from "zod/mini";
import { addOns } from "../domain/quotes/add-ons.ts";
import { offerStates } from "../domain/requests/offer-state.ts";
import { LedgerLine } from "./quotes.ts";
import { bilingual } from "./values.ts";

/** An agent's offer for a request, as its customer sees it. */
export const Offer = z.object({
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
  coverType: z.enum(["thirdParty", "comprehensive"]),
  /** Null where it is not known, like `repair`. */
  excessAed: z.nullable(z.number()),
  repair: z.nullable(z.enum(["garage", "agency"])),
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
export type Offer = z.infer<typeof Offer>;
