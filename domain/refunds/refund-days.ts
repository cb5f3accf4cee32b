import { dayInDubai } from "../calendar-day.ts";
import { type CalendarStep, type MovedBy, movedDay } from "../calendar/moved-time.ts";
import { afterWorkingDays, type WorkingCalendar } from "../calendar/working-time.ts";

/** The Dubai day by which an insurer that was asked at `sentAt` promised to pay, YYYY-MM-DD. */
export const promisedOn = (calendar: WorkingCalendar, sentAt: Date, days: number): string =>
  dayInDubai(afterWorkingDays(calendar, sentAt, days));

/** Finished refunds below which an insurer's own days say nothing. */
export const ENOUGH_REFUNDS = 20;

/** Half of them took so many working days or fewer; null where they are too few to say. */
export function usualDays(days: readonly number[]): number | null {
  if (days.length < ENOUGH_REFUNDS) return null;
  return days.toSorted((one, other) => one - other)[Math.ceil(days.length / 2) - 1] ?? null;
}

/** The day that an insurer promised, after a change of the calendar. */
export type MovedDay = { by: MovedBy; promisedOn: string };

/** Why it is not the one that it was; null once another one was given. */
export const dayMovedBy = (refund: {
  promisedOn: string | null;
  moved: MovedDay | null;
}): MovedBy | null =>
  refund.moved && refund.moved.promisedOn === refund.promisedOn ? refund.moved.by : null;

type Promised = { promisedOn: string | null; promisedCalendar: number };

/** The day after all changes that came since it was counted, and the last that moved it. */
export function movedPromise(
  { promisedOn, promisedCalendar }: Promised,
  steps: readonly CalendarStep[],
): Pick<Promised, "promisedOn"> & { by: MovedBy | undefined } {
  let now: { promisedOn: string | null; by: MovedBy | undefined } = { promisedOn, by: undefined };
  for (const step of steps) {
    if (now.promisedOn === null || step.version <= promisedCalendar) continue;
    const day = movedDay(step, now.promisedOn);
    if (day !== now.promisedOn) now = { promisedOn: day, by: step.by };
  }
  return now;
}
