import { toLatinDigits } from "../../../../domain/digits.ts";
import type { CellUnit } from "../../../../domain/insurance/edition-cells.ts";

const IGNORED = /[\s%٪\u200e\u200f\u061c\u2066-\u2069]/g;
const GROUPED = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/;
const ONE_COMMA = /^[-+]?\d+,\d{1,2}$/;
const NUMBER = /^[-+]?\d+(\.\d{1,2})?$/;
const WHOLE = /^[-+]?\d+$/;

/** Both scripts' digits and commas; a comma before one or two last digits is a decimal one. */
const plain = (text: string): string => {
  const digits = toLatinDigits(text)
    .replaceAll(IGNORED, "")
    .replaceAll(/[−–]/g, "-")
    .replaceAll("٬", ",")
    .replaceAll(/[٫،]/g, ".");
  if (GROUPED.test(digits)) return digits.replaceAll(",", "");
  return ONE_COMMA.test(digits) ? digits.replace(",", ".") : digits;
};

/** In the unit's smallest step: 38.5 % are 3,850. Undefined when it is no such number. */
export function readCell(text: string, unit: CellUnit): number | undefined {
  const number = plain(text);
  if (unit === "percent")
    return NUMBER.test(number) ? Math.round(Number(number) * 100) + 0 : undefined;
  return WHOLE.test(number) ? Number(number) + 0 : undefined;
}

const format = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

export const showCell = (value: number, unit: CellUnit): string =>
  format.format(unit === "percent" ? value / 100 : value).replace("-", "−");

export const showDifference = (difference: number, unit: CellUnit): string =>
  (difference > 0 ? "+" : "") + showCell(difference, unit);
