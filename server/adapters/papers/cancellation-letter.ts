import type { Bilingual, Language } from "../../../domain/language.ts";
import type { Fils } from "../../../domain/money.ts";

/** Days in Dubai, YYYY-MM-DD. */
export type PolicyToCancel = {
  /** Number of the request. */
  number: string;
  /** The insurer's, of a recorded policy. */
  policyNumber: string | null;
  insurerName: Bilingual;
  insuredName: string;
  email: string;
  plate: { emirate: string; code: string; number: string } | null;
  cover: { startsOn: string; endsOn: string };
  paidFils: Fils;
  writtenOn: string;
  /** The first day without cover. */
  cancelledOn: string;
  /** Null where the scale gives nothing, so that the letter promises nothing. */
  refund: { percent: number; refundFils: Fils } | null;
};

export type CancellationLetter = {
  language: Language;
  /** Null: a form to fill in by hand. */
  policy: PolicyToCancel | null;
};
