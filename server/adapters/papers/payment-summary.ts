import type { Bilingual, Language } from "../../../domain/language.ts";
import type { Fils } from "../../../domain/money.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";

/** The payee is the insurer (ruling P10). */
export type PaymentSummary = {
  language: Language;
  number: string;
  insurerName: Bilingual;
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
  cover: { startsOn: string; endsOn: string } | null;
  isReturning: boolean;
  ledger: readonly { code: string; amountFils: Fils; verified?: boolean }[];
  paidFils: Fils;
  returnedFils: Fils;
  paidAt: Date;
  trackingId: string | null;
  licenceNumber: string;
  /** Paid at the practice gateway: no money moved. */
  isDemonstration: boolean;
};
