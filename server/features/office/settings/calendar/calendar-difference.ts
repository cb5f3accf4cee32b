import {
  isSameDays,
  isSameWeek,
  weekNames,
} from "../../../../../domain/calendar/calendar-change.ts";
import type { OfficeCalendar } from "../../../../../domain/calendar/office-calendar.ts";

type Difference = { old: Record<string, unknown>; new: Record<string, unknown> };

/** What the audit says of a change: every week and every day that differs, before and after. */
export const differenceOf = (before: OfficeCalendar, after: OfficeCalendar): Difference => {
  const difference: Difference = { old: {}, new: {} };
  const note = (name: string, one: unknown, other: unknown) => {
    difference.old[name] = one ?? null;
    difference.new[name] = other ?? null;
  };
  for (const name of weekNames)
    if (!isSameWeek(before[name], after[name])) note(name, before[name], after[name]);
  const ids = new Set([...before.special, ...after.special].map(({ id }) => id));
  for (const id of ids) {
    const daysIn = ({ special }: OfficeCalendar) => special.find((days) => days.id === id);
    const [one, other] = [daysIn(before), daysIn(after)];
    if (!one || !other || !isSameDays(one, other)) note(id, one, other);
  }
  return difference;
};
