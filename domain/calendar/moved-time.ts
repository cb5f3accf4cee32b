import { dayAfter, dayInDubai } from "../calendar-day.ts";
import type { Bilingual } from "../language.ts";
import {
  afterOpenTime,
  isOpenOn,
  openingsOn,
  openTimeBetween,
  withinHours,
  type WorkingCalendar,
  workingDaysBetween,
} from "./working-time.ts";

export const moveReasons = ["holiday", "noHoliday", "ramadan", "hours"] as const;
/** What changed in the calendar, so that due times moved; the name is that of a holiday. */
export type MovedBy = { reason: (typeof moveReasons)[number]; name: Bilingual | null };

/** A calendar, the one that took its place, and when it did. */
export type Replaced = { before: WorkingCalendar; after: WorkingCalendar; at: Date };

/** A change of the calendar, and the version that it made. */
export type CalendarStep = Replaced & { version: number; by: MovedBy };

/**
 * When working time ends that was counted by the calendar before: what is left of it when the next one
 * comes is counted by that. What has passed, and what was never counted, stays.
 */
export function movedTime({ before, after, at }: Replaced, due: Date): Date {
  if (due <= at) return due;
  const left = openTimeBetween(before, at, due);
  const isCounted = afterOpenTime(before, at, left).getTime() === due.getTime();
  return isCounted ? afterOpenTime(after, at, left) : due;
}

/** The day on which as many working days have passed since the change, by the calendar after it. */
export function movedDay({ before, after, at }: Replaced, day: string): string {
  const today = dayInDubai(at);
  if (day < today || !isOpenOn(before, day)) return day;
  let left = workingDaysBetween(before, today, day);
  let next = today;
  while (left > 0 || !isOpenOn(after, next)) {
    next = dayAfter(next, 1);
    if (isOpenOn(after, next)) left -= 1;
  }
  return next;
}

/** The end of working days, at the hours of its new day. */
export function movedDays(replaced: Replaced, due: Date): Date {
  const { before, after, at } = replaced;
  if (due <= at) return due;
  const day = dayInDubai(due);
  const isCounted = withinHours(openingsOn(before, day), due.getTime()) === due.getTime();
  if (!isCounted || !isOpenOn(before, day)) return due;
  const next = movedDay(replaced, day);
  const sameTime = due.getTime() + Date.parse(next) - Date.parse(day);
  return new Date(withinHours(openingsOn(after, next), sameTime));
}
