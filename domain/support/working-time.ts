import { dayAfter, dayInDubai } from "../calendar-day.ts";
import { HOUR_MS, MINUTE_MS } from "../durations.ts";
import {
  type Days,
  officeHours,
  publicHolidays,
  ramadanHours,
  ramadans,
  weekend,
} from "./office-calendar.ts";

const isWithin = (day: string, spans: readonly Days[]) =>
  spans.some(({ from, to }) => from <= day && day <= to);

/** The moment of an hour of Dubai's clock on that day. */
const at = (day: string, hour: number) => Date.parse(`${day}T00:00:00+04:00`) + hour * HOUR_MS;

/** When the office is open on a Dubai day, in UTC milliseconds; undefined when it is closed. */
export function openingOn(day: string): { from: number; to: number } | undefined {
  const isWeekend = weekend.includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  if (isWeekend || isWithin(day, publicHolidays)) return undefined;
  const { from, to } = isWithin(day, ramadans) ? ramadanHours : officeHours;
  return { from: at(day, from), to: at(day, to) };
}

/** The same time so many working days later, at the hours of that day; after hours, of the next one. */
export function afterWorkingDays(start: Date, days: number): Date {
  let day = dayInDubai(start);
  const first = openingOn(day);
  let hour = start.getTime() - at(day, 0);
  let left = days;
  if (!first || start.getTime() > first.to) {
    // Whoever writes at night is read in the morning.
    hour = 0;
    left += 1;
  }
  for (;;) {
    day = dayAfter(day, 1);
    const opening = openingOn(day);
    if (!opening) continue;
    left -= 1;
    if (left > 0) continue;
    const same = at(day, 0) + hour;
    return new Date(Math.min(opening.to, Math.max(opening.from, same)));
  }
}

/** Ruling O3: the moment at which so much working time has passed since `start`. */
export function afterWorkingTime(start: Date, hours: number): Date {
  let left = hours * HOUR_MS;
  let now = start.getTime();
  for (;;) {
    const day = dayInDubai(new Date(now));
    const opening = openingOn(day);
    const begin = opening && Math.max(now, opening.from);
    const open = opening && begin !== undefined ? Math.max(0, opening.to - begin) : 0;
    if (begin !== undefined && left <= open) return new Date(begin + left);
    left -= open;
    now = at(dayInDubai(new Date(now), 1), 0);
  }
}

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** The next full or half hour, a time that people can be told. The office opens and closes on one. */
export function toHalfHour(at: Date): Date {
  return new Date(Math.ceil(at.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS);
}
