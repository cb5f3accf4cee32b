import { toLatinDigits } from "./digits.ts";

export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/** Year first, or day before month; undefined for days that do not exist. */
export function parseCalendarDay(text: string): string | undefined {
  const written = toLatinDigits(text).trim();
  const [, year, month, day] = YEAR_FIRST.exec(written) ?? [];
  const [, lastDay, lastMonth, lastYear] = DAY_FIRST.exec(written) ?? [];
  const two = (part = "") => part.padStart(2, "0");
  const iso = `${year ?? lastYear}-${two(month ?? lastMonth)}-${two(day ?? lastDay)}`;
  return isCalendarDay(iso) ? iso : undefined;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DUBAI_OFFSET_MS = 4 * HOUR_MS;

export function dayInDubai(now: Date, daysLater = 0): string {
  return new Date(now.getTime() + DUBAI_OFFSET_MS + daysLater * DAY_MS).toISOString().slice(0, 10);
}

/** The first possible day of cover (ruling P15). */
export function tomorrowInDubai(now: Date): string {
  return dayInDubai(now, 1);
}
