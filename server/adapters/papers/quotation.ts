import type { Bilingual, Language } from "../../../domain/language.ts";
import type { Fils } from "../../../domain/money.ts";
import type { AddOn } from "../../../domain/quotes/add-ons.ts";
import type { Commission } from "../../../domain/quotes/commission.ts";
import type { LedgerLine } from "../../../domain/quotes/ledger.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { InputValues, RatedInput, Repair } from "../../../domain/quotes/rated-inputs.ts";
import type { CarBody, CylinderCount } from "../../../domain/vehicle/car.ts";
import type { PurchaseType } from "../../../domain/ways-of-buying.ts";

type Quoted = {
  number: string;
  /** Where exactly this quote is shown until `shownUntil`; nothing personal is in it. */
  url: string;
  shownUntil: Date;
  insurerName: Bilingual;
  planName: Bilingual;
  coverType: CoverType;
  /** Digest, as of the version of the plan. */
  edition: string;
  planVersion: string;
  priceFils: Fils;
  ledger: readonly LedgerLine[];
  commission: Commission | null;
  /** Null without own damage, like `repair`. */
  excessAed: number | null;
  repair: Repair | null;
  addOns: readonly AddOn[];
};

/** Nothing in it says whose car it is. */
export type Quotation = {
  language: Language;
  madeAt: Date;
  car: { purchase: PurchaseType; body: CarBody; cylinders: CylinderCount };
  answers: readonly {
    input: RatedInput;
    value: InputValues[RatedInput];
    isAssumed: boolean;
  }[];
  /** Lines in the quotation's language; values in the order of the quotes. */
  cover: readonly { label: string; values: readonly { text: string; isCovered: boolean }[] }[];
  quotes: readonly Quoted[];
  licenceNumber: string;
  isDemonstration: boolean;
};
