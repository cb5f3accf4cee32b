import { dayInDubai } from "../calendar-day.ts";
import { HOUR_MS } from "../durations.ts";
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
