import { dayAfter, dayInDubai } from "../../domain/calendar-day.ts";
import { HOUR_MS } from "../../domain/durations.ts";

/** How working time was counted while the calendar was a constant of the code. */
type Days = { from: string; to: string };

const publicHolidays: readonly Days[] = [
  { from: "2026-01-01", to: "2026-01-01" },
  { from: "2026-03-20", to: "2026-03-22" },
  { from: "2026-05-26", to: "2026-05-29" },
  { from: "2026-06-17", to: "2026-06-17" },
  { from: "2026-08-25", to: "2026-08-25" },
  { from: "2026-12-02", to: "2026-12-03" },
  { from: "2027-01-01", to: "2027-01-01" },
  { from: "2027-03-10", to: "2027-03-12" },
  { from: "2027-05-15", to: "2027-05-18" },
  { from: "2027-06-06", to: "2027-06-06" },
  { from: "2027-08-14", to: "2027-08-14" },
  { from: "2027-12-02", to: "2027-12-03" },
];

/** Assumptions, like all days of the moon. */
const ramadans: readonly Days[] = [
  { from: "2026-02-18", to: "2026-03-19" },
  { from: "2027-02-08", to: "2027-03-09" },
];

/** Hours of Dubai's clock. In Ramadan a day is two hours shorter (Federal Decree-Law 33/2021). */
const officeHours = { from: 9, to: 18 } as const;
const ramadanHours = { from: 9, to: 16 } as const;

/** Saturday and Sunday, as `Date.getUTCDay` counts. */
const weekend: readonly number[] = [6, 0];
const isWithin = (day: string, spans: readonly Days[]) =>
  spans.some(({ from, to }) => from <= day && day <= to);

/** The moment of an hour of Dubai's clock on that day. */
const at = (day: string, hour: number) => Date.parse(`${day}T00:00:00+04:00`) + hour * HOUR_MS;

/** When the office is open on a Dubai day, in UTC milliseconds; undefined when it is closed. */
function openingOn(day: string): { from: number; to: number } | undefined {
  const isWeekend = weekend.includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  if (isWeekend || isWithin(day, publicHolidays)) return undefined;
  const { from, to } = isWithin(day, ramadans) ? ramadanHours : officeHours;
  return { from: at(day, from), to: at(day, to) };
}

/** The same time so many working days later, at the hours of that day; after hours, of the next one. */
export function formerAfterWorkingDays(start: Date, days: number): Date {
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
export function formerAfterWorkingTime(start: Date, hours: number): Date {
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
