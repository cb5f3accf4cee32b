import { toLatinDigits } from "../../../../domain/digits.ts";

/** What somebody typed, in any digits; undefined unless it is a number with so few decimals. */
export function readDecimal(typed: string, decimals: number): number | undefined {
  const text = toLatinDigits(typed)
    .replaceAll("٫", ".")
    .replace(/\s*[%٪]$/, "")
    .trim();
  const [, fraction = ""] = text.split(".");
  if (!/^\d{1,4}(\.\d+)?$/.test(text) || fraction.length > decimals) return undefined;
  return Number(text);
}
