import { dayAfter, isCalendarDay } from "../calendar-day.ts";
import { DAY_MS } from "../durations.ts";

/** Days in Dubai, YYYY-MM-DD, both counted. */
export type Period = { from: string; to: string };

/** A year and a leap day, so that a year has the year before beside it. */
export const MOST_DAYS = 366;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
export const daysOf = ({ from, to }: Period): number => (at(to) - at(from)) / DAY_MS + 1;

export const periodProblems = ["day", "order", "tooLong"] as const;
export type PeriodProblem = (typeof periodProblems)[number];

export const problemOfPeriod = ({ from, to }: Period): PeriodProblem | undefined => {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return "day";
  if (from > to) return "order";
  return daysOf({ from, to }) > MOST_DAYS ? "tooLong" : undefined;
};

export const moved = ({ from, to }: Period, days: number): Period => ({
  from: dayAfter(from, days),
  to: dayAfter(to, days),
});

/** As many days, up to the day before. */
export const periodBefore = (period: Period): Period => moved(period, -daysOf(period));

/** The last 28 days with today: four weeks, so that weekends do not matter. */
export const latestPeriod = (today: string): Period => ({ from: dayAfter(today, -27), to: today });
