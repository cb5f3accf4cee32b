import type { RatedInput, Repair } from "../../../domain/quotes/rated-inputs.ts";
import type { Claims } from "../../../domain/quotes/claims.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { PurchaseType } from "../../../domain/ways-of-buying.ts";

/** Those of the payment summary (paper-texts.ts) are used beside them. */
export type QuotationTexts = {
  title: string;
  madeAt: string;
  valid: string;
  validOn: (day: string) => string;
  purchase: string;
  purchases: Record<PurchaseType, string>;
  compared: string;
  price: string;
  back: string;
  backHelp: (moment: string) => string;
  number: string;
  open: string;
  /** Says what the picture of a code opens. */
  code: (number: string) => string;
  covers: Record<CoverType, string>;
  excess: string;
  repair: string;
  repairs: Record<Repair, string>;
  addOns: string;
  none: string;
  ownCarNotCovered: string;
  answersHeading: string;
  inputs: Record<Exclude<RatedInput, "excess" | "repair" | "addOns">, string>;
  /** Marks an answer that nobody gave. */
  assumed: (input: string) => string;
  yes: string;
  no: string;
  claims: Record<Claims, string>;
  ledgerHeading: string;
  commission: (brand: string) => string;
  notStated: string;
  demonstration: string;
  editions: string;
  versions: string;
  notes: (brand: string) => readonly string[];
};
