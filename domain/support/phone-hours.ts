import { dayAfter } from "../calendar-day.ts";
import {
  holidayOn,
  type OfficeCalendar,
  type Span,
  type Week,
  type Weekday,
  weekdayOf,
  weekdays,
} from "../calendar/office-calendar.ts";
import { isOverMidnight } from "../calendar/week-problem.ts";
import type { Bilingual } from "../language.ts";

/** When the telephone is answered, week after week and on days off. */
export type PhoneHours = { week: Week; special: OfficeCalendar["special"] };

/** Days with the same hours. */
export type SameDays = { days: Weekday[]; spans: readonly Span[] };

const written = (spans: readonly Span[]) => spans.map(({ from, to }) => `${from}-${to}`).join(" ");

/** The days of the week by their hours, in the order in which they first come. */
export const sameDays = (week: Week): SameDays[] =>
  Array.from(Map.groupBy(weekdays, (day) => written(week[day])).values(), (days): SameDays => ({
    days,
    spans: week[days[0] ?? "monday"],
  }));

export const isEveryDay = (week: Week): boolean => sameDays(week).length === 1;

const closedFor = ({ special }: PhoneHours, day: string): Bilingual | undefined => {
  const holiday = holidayOn({ special }, day);
  return holiday?.isPhoneClosed ? holiday.name : undefined;
};

const spansFrom = (hours: PhoneHours, day: string): readonly Span[] =>
  closedFor(hours, day) ? [] : hours.week[weekdayOf(day)];

export type PhoneDay = {
  day: string;
  /** Within the day: what began the evening before is there from 00:00, and ends at 24:00. */
  spans: Span[];
  /** The holiday for which nobody answers. */
  closedFor: Bilingual | null;
  /** When somebody answers next after this day; null where nobody does for weeks. */
  next: { day: string; time: string } | null;
};

const DAYS_AHEAD = 60;

const nextAfter = (hours: PhoneHours, day: string): PhoneDay["next"] => {
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead++) {
    const next = dayAfter(day, ahead);
    const [first] = spansFrom(hours, next);
    if (first) return { day: next, time: first.from };
  }
  return null;
};

/** One Dubai day of the telephone. */
export function phoneDay(hours: PhoneHours, day: string): PhoneDay {
  const late = spansFrom(hours, dayAfter(day, -1)).filter(isOverMidnight);
  const own = spansFrom(hours, day).map((span) =>
    isOverMidnight(span) ? { from: span.from, to: "24:00" } : span,
  );
  return {
    day,
    spans: [
      ...late.filter(({ to }) => to > "00:00").map(({ to }) => ({ from: "00:00", to })),
      ...own,
    ],
    closedFor: closedFor(hours, day) ?? null,
    next: nextAfter(hours, day),
  };
}

/** A day that is like every other: so are the days around it. */
export function isLikeEveryDay(hours: PhoneHours, day: string): boolean {
  const around = [dayAfter(day, -1), day, dayAfter(day, 1)];
  return isEveryDay(hours.week) && around.every((one) => closedFor(hours, one) === undefined);
}
