import type { Bilingual } from "../../../domain/language.ts";
import type { RefundStep } from "../../../domain/refunds/refund-step.ts";
import type { RefundWay } from "../../../domain/refunds/refund-terms.ts";
import type { RefundNeed } from "../../../domain/refunds/refund-turn.ts";

/** How far a refund is (ruling P19). */
export type RefundMail = {
  kind: "refund";
  step: RefundStep;
  /** Null while nobody has proven the address. */
  username: string | null;
  number: string;
  amountFils: number;
  way: RefundWay;
  insurerName: Bilingual;
  insurerRef: string | null;
  /** A day in Dubai, YYYY-MM-DD. */
  promisedOn: string | null;
  /** The last characters of the account; null where it goes to none. */
  ibanTail: string | null;
  needs: readonly RefundNeed[];
  path: string;
};
