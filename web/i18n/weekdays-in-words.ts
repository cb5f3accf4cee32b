import { DAY_MS } from "../../domain/durations.ts";
import type { Language } from "../../domain/language.ts";
import { locales } from "./formats.ts";

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4);

const nameOf = (day: number, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { weekday: "short", timeZone: "UTC" }).format(
    new Date(SUNDAY + day * DAY_MS),
  );

/** Days of the week, 0 for Sunday, such as "Mon – Fri" or "Mon, Wed". */
export function weekdaysInWords(days: readonly number[], language: Language): string {
  const sorted = days.toSorted((one, other) => one - other);
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (first === undefined || last === undefined) return "";
  const isRow = sorted.length > 2 && last - first === sorted.length - 1;
  const names = (isRow ? [first, last] : sorted).map((day) => nameOf(day, language));
  return isRow
    ? names.join(" – ")
    : new Intl.ListFormat(language, { style: "narrow", type: "unit" }).format(names);
}
