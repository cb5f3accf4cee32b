import { DAY_MS } from "../durations.ts";

/** Days in Dubai, YYYY-MM-DD, both counted. */
export type Period = { from: string; to: string };

/** A year and a leap day, so that a year has the year before beside it. */
export const MOST_DAYS = 366;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at(day)) && dayOf(at(day)) === day;

export const daysOf = ({ from, to }: Period): number => (at(to) - at(from)) / DAY_MS + 1;

export const periodProblems = ["day", "order", "tooLong"] as const;
export type PeriodProblem = (typeof periodProblems)[number];

export const problemOfPeriod = ({ from, to }: Period): PeriodProblem | undefined => {
  if (!isDay(from) || !isDay(to)) return "day";
  if (from > to) return "order";
  return daysOf({ from, to }) > MOST_DAYS ? "tooLong" : undefined;
};

/** As many days, up to the day before. */
export const periodBefore = (period: Period): Period => {
  const days = daysOf(period);
  return { from: dayOf(at(period.from) - days * DAY_MS), to: dayOf(at(period.from) - DAY_MS) };
};
