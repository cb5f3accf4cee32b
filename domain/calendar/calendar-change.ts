import { dayAfter, daysBetween } from "../calendar-day.ts";
import type { MovedBy } from "./moved-time.ts";
import {
  type OfficeCalendar,
  type Span,
  type SpecialDays,
  type Week,
  weekdays,
} from "./office-calendar.ts";
import {
  MAX_RAMADAN_DAYS,
  mayRemove,
  type SpecialDaysMistake,
  specialDaysMistake,
  type TypedDays,
} from "./special-days-problem.ts";
import {
  deskRules,
  phoneRules,
  sortedWeek,
  weekMistake,
  type WeekProblem,
} from "./week-problem.ts";

export const weekNames = ["usual", "ramadan", "phone"] as const;
export type WeekName = (typeof weekNames)[number];

/** What staff change at once. */
export type CalendarChange =
  | { kind: "hours"; usual: Week; ramadan: Week; phone: Week | null }
  | { kind: "add"; id: string; days: TypedDays }
  | { kind: "change"; id: string; days: TypedDays }
  /** The moon was seen: these are the days. */
  | { kind: "confirm"; id: string; from: string; to: string }
  | { kind: "remove"; id: string };

export type CalendarProblem =
  WeekProblem | SpecialDaysMistake["problem"] | "notFound" | "confirmed";
export type CalendarMistake = { problem: CalendarProblem; field?: string };

export type Changed = { calendar: OfficeCalendar; movedBy: MovedBy };

const isSameSpans = (one: readonly Span[], other: readonly Span[]) =>
  one.length === other.length &&
  one.every(({ from, to }, index) => from === other[index]?.from && to === other[index].to);

export const isSameWeek = (one: Week | null, other: Week | null): boolean =>
  one === other ||
  (one !== null && other !== null && weekdays.every((day) => isSameSpans(one[day], other[day])));

export const isSameDays = (one: TypedDays, other: TypedDays): boolean =>
  (["kind", "from", "to", "isExpected", "isPhoneClosed"] as const).every(
    (part) => one[part] === other[part],
  ) &&
  one.name.en === other.name.en &&
  one.name.ar === other.name.ar;

/** Whether two calendars say the same, whatever their versions. */
export const isSameCalendar = (one: OfficeCalendar, other: OfficeCalendar): boolean =>
  weekNames.every((name) => isSameWeek(one[name], other[name])) &&
  one.special.length === other.special.length &&
  one.special.every((days, index) => {
    const same = other.special[index];
    return same !== undefined && days.id === same.id && isSameDays(days, same);
  });

export const isMistake = (result: Changed | CalendarMistake): result is CalendarMistake =>
  "problem" in result;

const ordered = (special: readonly SpecialDays[]) =>
  special.toSorted((one, other) => one.from.localeCompare(other.from));

const movedByDays = ({ kind, name }: Pick<SpecialDays, "kind" | "name">): MovedBy =>
  kind === "ramadan" ? { reason: "ramadan", name: null } : { reason: "holiday", name };

const changeHours = (
  calendar: OfficeCalendar,
  weeks: Extract<CalendarChange, { kind: "hours" }>,
): Changed | CalendarMistake => {
  for (const name of weekNames) {
    const week = weeks[name];
    const mistake = week && weekMistake(week, name === "phone" ? phoneRules : deskRules);
    if (mistake)
      return { problem: mistake.problem, field: [name, mistake.at].filter(Boolean).join(".") };
  }
  const { usual, ramadan, phone } = weeks;
  return {
    calendar: {
      ...calendar,
      usual: sortedWeek(usual),
      ramadan: sortedWeek(ramadan),
      phone: phone && sortedWeek(phone),
    },
    movedBy: { reason: "hours", name: null },
  };
};

const put = (
  calendar: OfficeCalendar,
  before: SpecialDays | undefined,
  days: SpecialDays,
  today: string,
): Changed | CalendarMistake => {
  const mistake = specialDaysMistake(calendar.special, before, days, today);
  if (mistake) return mistake;
  const name = { en: days.name.en.trim(), ar: days.name.ar.trim() };
  const others = calendar.special.filter(({ id }) => id !== days.id);
  const special = ordered([...others, { ...days, name }]);
  return { calendar: { ...calendar, special }, movedBy: movedByDays({ ...days, name }) };
};

/** The moon that begins Eid ends Ramadan: its last day is the one before, give or take one until then. */
const endedBefore =
  (eve: string) =>
  (days: SpecialDays): SpecialDays =>
    days.kind === "ramadan" &&
    Math.abs(daysBetween(days.to, eve)) === 1 &&
    days.from <= eve &&
    daysBetween(days.from, eve) < MAX_RAMADAN_DAYS
      ? { ...days, to: eve }
      : days;

/**
 * The calendar after a change, or why it is refused.
 * @param today in Dubai: days before it stay as they are
 */
export function changedCalendar(
  calendar: OfficeCalendar,
  change: CalendarChange,
  today: string,
): Changed | CalendarMistake {
  if (change.kind === "hours") return changeHours(calendar, change);
  const { id } = change;
  if (change.kind === "add") return put(calendar, undefined, { ...change.days, id }, today);
  const before = calendar.special.find((days) => days.id === id);
  if (!before) return { problem: "notFound" };
  switch (change.kind) {
    case "change":
      return put(calendar, before, { ...change.days, kind: before.kind, id }, today);
    case "confirm": {
      if (!before.isExpected) return { problem: "confirmed" };
      const { from, to } = change;
      const confirmed = { ...before, from, to, isExpected: false };
      const changed = put(calendar, before, confirmed, today);
      if (isMistake(changed) || before.kind === "ramadan") return changed;
      const special = changed.calendar.special.map(endedBefore(dayAfter(from, -1)));
      return { ...changed, calendar: { ...changed.calendar, special } };
    }
    case "remove": {
      if (!mayRemove(before, today)) return { problem: "past", field: "from" };
      const special = calendar.special.filter((days) => days.id !== id);
      const { kind, name } = before;
      const movedBy =
        kind === "ramadan" ? movedByDays(before) : { reason: "noHoliday" as const, name };
      return { calendar: { ...calendar, special }, movedBy };
    }
  }
}
