import { dayAfter, dayInDubai } from "../calendar-day.ts";
import { afterWorkingDays, openingOn } from "../support/working-time.ts";

/** The Dubai day by which an insurer that was asked at `sentAt` promised to pay, YYYY-MM-DD. */
export const promisedOn = (sentAt: Date, days: number): string =>
  dayInDubai(afterWorkingDays(sentAt, days));

/** Working days from one Dubai day to a later one, which counts. */
export function workingDaysBetween(from: string, to: string): number {
  let days = 0;
  for (let day = dayAfter(from, 1); day <= to; day = dayAfter(day, 1))
    if (openingOn(day)) days += 1;
  return days;
}

/** Finished refunds below which an insurer's own days say nothing. */
export const ENOUGH_REFUNDS = 20;

/** Half of them took so many working days or fewer; null where they are too few to say. */
export function usualDays(days: readonly number[]): number | null {
  if (days.length < ENOUGH_REFUNDS) return null;
  return days.toSorted((one, other) => one - other)[Math.ceil(days.length / 2) - 1] ?? null;
}
