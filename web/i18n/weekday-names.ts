import { type Weekday, weekdays } from "../../domain/calendar/office-calendar.ts";
import { DAY_MS } from "../../domain/durations.ts";
import type { Language } from "../../domain/language.ts";
import { locales } from "./formats.ts";

/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);

export const weekdayName = (
  day: Weekday,
  language: Language,
  length: "long" | "short" = "long",
): string =>
  new Intl.DateTimeFormat(locales[language], { weekday: length, timeZone: "UTC" }).format(
    new Date(MONDAY + weekdays.indexOf(day) * DAY_MS),
  );

/** Days in their order, such as "Monday – Friday" or "Monday, Wednesday". */
export function weekdayNames(days: readonly Weekday[], language: Language): string {
  const names = days.map((day) => weekdayName(day, language));
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return "";
  const isRow =
    days.length > 2 && weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1;
  return isRow
    ? `${names.at(0)} – ${names.at(-1)}`
    : new Intl.ListFormat(locales[language], { type: "unit" }).format(names);
}
