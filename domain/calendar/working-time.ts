import { dayAfter, dayInDubai } from "../calendar-day.ts";
import { HOUR_MS, MINUTE_MS } from "../durations.ts";
import { holidayOn, isWithin, type OfficeCalendar, weekdayOf } from "./office-calendar.ts";

/** Only its working hours and days. */
export type WorkingCalendar = Pick<OfficeCalendar, "usual" | "ramadan" | "special">;

/** In UTC milliseconds. */
export type Opening = { from: number; to: number };

const startOf = (day: string) => Date.parse(`${day}T00:00:00+04:00`);

/** When the office is open on a Dubai day, the earliest first; nothing where it is closed. */
export function openingsOn(calendar: WorkingCalendar, day: string): Opening[] {
  if (holidayOn(calendar, day)) return [];
  const isRamadan = calendar.special.some((days) => days.kind === "ramadan" && isWithin(day, days));
  const week = isRamadan ? calendar.ramadan : calendar.usual;
  const at = (time: string) => Date.parse(`${day}T${time}:00+04:00`);
  return week[weekdayOf(day)].map(({ from, to }) => ({ from: at(from), to: at(to) }));
}

export const isOpenOn = (calendar: WorkingCalendar, day: string): boolean =>
  openingsOn(calendar, day).length > 0;

/** The same moment within opening hours of its day, else the nearest one: the next in a break. */
export function withinHours(openings: readonly Opening[], at: number): number {
  const next = openings.find(({ to }) => at <= to) ?? openings.at(-1);
  return next ? Math.min(next.to, Math.max(next.from, at)) : at;
}

/** The same time so many working days later, at the hours of that day; after hours, of the next one. */
export function afterWorkingDays(calendar: WorkingCalendar, start: Date, days: number): Date {
  let day = dayInDubai(start);
  const closes = openingsOn(calendar, day).at(-1)?.to;
  let hour = start.getTime() - startOf(day);
  let left = days;
  if (closes === undefined || start.getTime() > closes) {
    // Whoever writes at night is read in the morning.
    hour = 0;
    left += 1;
  }
  for (;;) {
    day = dayAfter(day, 1);
    const openings = openingsOn(calendar, day);
    if (openings.length === 0) continue;
    left -= 1;
    if (left <= 0) return new Date(withinHours(openings, startOf(day) + hour));
  }
}

/** The moment at which the office was open for so many milliseconds since `start`. */
export function afterOpenTime(calendar: WorkingCalendar, start: Date, milliseconds: number): Date {
  let left = milliseconds;
  for (let day = dayInDubai(start); ; day = dayAfter(day, 1)) {
    for (const { from, to } of openingsOn(calendar, day)) {
      const begin = Math.max(start.getTime(), from);
      const open = to - begin;
      if (open < 0) continue;
      if (left <= open) return new Date(begin + left);
      left -= open;
    }
  }
}

/** Ruling O3: the moment at which so much working time has passed since `start`. */
export const afterWorkingTime = (calendar: WorkingCalendar, start: Date, hours: number): Date =>
  afterOpenTime(calendar, start, hours * HOUR_MS);

/** Milliseconds for which the office is open from one moment to a later one. */
export function openTimeBetween(calendar: WorkingCalendar, from: Date, to: Date): number {
  let passed = 0;
  const last = dayInDubai(to);
  for (let day = dayInDubai(from); day <= last; day = dayAfter(day, 1))
    for (const opening of openingsOn(calendar, day))
      passed += Math.max(
        0,
        Math.min(to.getTime(), opening.to) - Math.max(from.getTime(), opening.from),
      );
  return passed;
}

/** Working days from one Dubai day to a later one, which counts. */
export function workingDaysBetween(calendar: WorkingCalendar, from: string, to: string): number {
  let days = 0;
  for (let day = dayAfter(from, 1); day <= to; day = dayAfter(day, 1))
    if (isOpenOn(calendar, day)) days += 1;
  return days;
}

export const HALF_HOUR_MS = 30 * MINUTE_MS;

/** The next full or half hour, a time that people can be told. The office opens and closes on one. */
export function toHalfHour(at: Date): Date {
  return new Date(Math.ceil(at.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS);
}
