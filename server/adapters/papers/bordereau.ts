import type { Bilingual, Language } from "../../../domain/language.ts";
import type { Fils } from "../../../domain/money.ts";

type Line = {
  /** Of the policy. */
  number: string;
  /** Days in Dubai, YYYY-MM-DD; null where they are not known. */
  startsOn: string | null;
  endsOn: string | null;
  premiumFils: Fils | null;
  commissionFils: Fils;
  isCancelled: boolean;
};

/** The commission that we expect of an insurer for a month, before VAT. No customer is in it. */
export type Bordereau = {
  language: Language;
  insurerName: Bilingual;
  /** YYYY-MM. */
  month: string;
  madeAt: Date;
  lines: readonly Line[];
  totalFils: Fils;
  licenceNumber: string;
  isDemonstration: boolean;
};
