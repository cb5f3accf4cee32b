import type { Language } from "../../../domain/language.ts";
import type { Fils } from "../../../domain/money.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";

type InBothLanguages = { en: string; ar: string };

/** What a payment summary tells; the payee is the insurer (ruling P10). */
export type PaymentSummary = {
  language: Language;
  /** The request's number as people read it. */
  number: string;
  insurerName: InBothLanguages;
  /** As the person wrote it. */
  insuredName: string;
  plate: { emirate: string; code: string; number: string } | null;
  vehicle: {
    make: string | null;
    model: string | null;
    modelYear: number | null;
    body: string;
    cylinders: string;
    origin: string;
  };
  coverType: CoverType | null;
  /** First and last day, "YYYY-MM-DD"; null while they are not known. */
  cover: { startsOn: string; endsOn: string } | null;
  /** Nothing is covered by this money (any more): what is due goes back. */
  isReturning: boolean;
  /** How the price came about; adds up to `paidFils`. */
  ledger: readonly { code: string; amountFils: Fils }[];
  paidFils: Fils;
  returnedFils: Fils;
  paidAt: Date;
  trackingId: string | null;
  licenceNumber: string;
  /** Paid at the practice gateway: no money moved. */
  isDemonstration: boolean;
};
