import { toLatinDigits } from "./digits.ts";
import { inDubai } from "./dubai-time.ts";
import { DAY_MS } from "./durations.ts";

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

export function dayInDubai(now: Date, daysLater = 0): string {
  return inDubai(new Date(now.getTime() + daysLater * DAY_MS)).slice(0, 10);
}

/** Negative for a day before; `day` is YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return new Date(time).toISOString().slice(0, 10);
}

/** The first possible day of cover (ruling P15). */
export function tomorrowInDubai(now: Date): string {
  return dayInDubai(now, 1);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same date of a later month; in a shorter month its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const later = Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth));
  return new Date(later).toISOString().slice(0, 10);
}

/** Days from one calendar day to another, negative backwards. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
