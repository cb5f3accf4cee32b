import { aedFromFils, type Fils, filsFromAed } from "../../../domain/money.ts";
import {
  type RefundReason,
  refundReasons,
  type RefundWay,
  refundWays,
} from "../../../domain/refunds/refund-terms.ts";

/** What is typed of a refund's terms. */
export type TermsValues = { amount: string; way: RefundWay; reason: string; note: string };

export type Terms = { amountFils: Fils; way: RefundWay; reason: RefundReason; note: string };
export type TermsField = "amount" | "reason" | "note";

export const typedAmount = (fils: Fils): string => aedFromFils(fils).toFixed(2);

export const wayOf = (value: string): RefundWay =>
  refundWays.find((one) => one === value) ?? "card";

/** Another reason has to be named; `wrong` is empty where the terms may be sent. */
export function readTerms(
  { amount, way, reason, note }: TermsValues,
  mostFils: Fils,
): { terms: Terms | undefined; wrong: readonly TermsField[] } {
  const amountFils = filsFromAed(amount);
  const known = refundReasons.find((one) => one === reason);
  const isAmount = amountFils !== undefined && amountFils > 0 && amountFils <= mostFils;
  const isNoteMissing = known === "other" && note.trim() === "";

  const wrong: TermsField[] = [
    ...(isAmount ? [] : (["amount"] as const)),
    ...(known ? [] : (["reason"] as const)),
    ...(isNoteMissing ? (["note"] as const) : []),
  ];
  const isWhole = isAmount && known && !isNoteMissing;
  return {
    terms: isWhole ? { amountFils, way, reason: known, note: note.trim() } : undefined,
    wrong,
  };
}
