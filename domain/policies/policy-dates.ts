import { addMonths, dayAfter, daysBetween, tomorrowInDubai } from "../calendar-day.ts";
import { coverEndsOn } from "../requests/cover-period.ts";

/** Insurers sell at most 18 months; more is a slip of the pen. */
const MAX_DAYS = 600;
/** A policy is recorded within months of its start. */
const MAX_DAYS_FROM_NOW = 400;

/** Thirteen months from the day that was sold. Days of Dubai, YYYY-MM-DD. */
export function proposedDates(soldStart: string | null, now: Date) {
  const startsOn = soldStart ?? tomorrowInDubai(now);
  return { startsOn, endsOn: coverEndsOn(startsOn) };
}

export type DatesProblem = { field: "startDate" | "endDate"; problem: "reversed" | "unlikely" };

export function datesProblem(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  today: string,
): DatesProblem | undefined {
  if (Math.abs(daysBetween(today, startsOn)) > MAX_DAYS_FROM_NOW)
    return { field: "startDate", problem: "unlikely" };
  if (endsOn <= startsOn) return { field: "endDate", problem: "reversed" };
  const isTooLong = daysBetween(startsOn, endsOn) > MAX_DAYS;
  return isTooLong ? { field: "endDate", problem: "unlikely" } : undefined;
}

const MONTHS_OF_YEAR = 12;

export type CoverMonth = {
  startsOn: string;
  endsOn: string;
  /** The insured year, or what follows it: the car is still insured while it is renewed. */
  kind: "year" | "grace";
  phase: "over" | "now" | "ahead";
};

/** The months of the insured year, and what follows it as one; the last may be shorter. */
export function coverMonths(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  today: string,
): CoverMonth[] {
  const months: CoverMonth[] = [];
  for (let index = 0; index <= MONTHS_OF_YEAR; index += 1) {
    const first = addMonths(startsOn, index);
    if (first > endsOn) break;
    const kind = index < MONTHS_OF_YEAR ? "year" : "grace";
    const next = dayAfter(addMonths(startsOn, index + 1), -1);
    const last = kind === "year" && next < endsOn ? next : endsOn;
    const phase = last < today ? "over" : first > today ? "ahead" : "now";
    months.push({ startsOn: first, endsOn: last, kind, phase });
  }
  return months;
}
