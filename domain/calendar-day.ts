import { toLatinDigits } from "./digits.ts";

/** True for a day that exists, written "YYYY-MM-DD". */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/**
 * "YYYY-MM-DD" from a day as papers and people write it here: year first, or day before month, in
 * any digits. Undefined for anything else and for days that do not exist.
 */
export function parseCalendarDay(text: string): string | undefined {
  const written = toLatinDigits(text).trim();
  const [, year, month, day] = YEAR_FIRST.exec(written) ?? [];
  const [, lastDay, lastMonth, lastYear] = DAY_FIRST.exec(written) ?? [];
  const two = (part = "") => part.padStart(2, "0");
  const iso = `${year ?? lastYear}-${two(month ?? lastMonth)}-${two(day ?? lastDay)}`;
  return isCalendarDay(iso) ? iso : undefined;
}
