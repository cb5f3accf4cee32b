import { toLatinDigits } from "./digits.ts";

/** Hundredths of a dirham, always an integer (ruling P4). */
export type Fils = number;

/** Included in every shown price (ruling P4). */
export const VAT_PERCENT = 5;

const MAX_AED = 10_000_000;
const PLAIN_OR_GROUPED = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;
const BIDI_MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/g;

export function aedFromFils(fils: Fils): number {
  return fils / 100;
}

/** Undefined unless exact: at most two decimals, 0 to 10 million. */
export function filsFromAed(amount: string | number): Fils | undefined {
  const aed = typeof amount === "number" ? amount : aedFromText(amount);
  if (aed === undefined || !(aed >= 0 && aed <= MAX_AED)) return undefined;

  const fils = Math.round(aed * 100) + 0;
  return fils / 100 === aed ? fils : undefined;
}

function aedFromText(text: string): number | undefined {
  const amount = toLatinDigits(text)
    .replace(BIDI_MARKS, "")
    .replaceAll("٬", ",")
    .replaceAll("٫", ".")
    .trim()
    .replace(/^AED\s*|\s*AED$/i, "");
  return PLAIN_OR_GROUPED.test(amount) ? Number(amount.replaceAll(",", "")) : undefined;
}

/** "1,092.00" (ruling F1). */
export function formatAmount(fils: Fils): string {
  const digits = String(Math.abs(Math.round(fils))).padStart(3, "0");
  const dirhams = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${fils < 0 ? "-" : ""}${dirhams}.${digits.slice(-2)}`;
}
