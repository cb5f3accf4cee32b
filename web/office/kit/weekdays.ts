import { weekdays as namedDays } from "../../../domain/calendar/office-calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { formatParts } from "../../i18n/formats.ts";
import { weekdayName as nameOf } from "../../i18n/weekday-names.ts";

/** The week of work begins on Monday; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** @param day 0 for Sunday */
export const weekdayName = (day: number, language: Language) =>
  nameOf(namedDays[(day + 6) % 7] ?? "sunday", language, language === "ar" ? "long" : "short");

/** Days that follow each other, from three on, are named by the first and the last. */
export function daysInWords(
  days: readonly number[],
  language: Language,
  range: (first: string, last: string) => string,
): string {
  const runs: number[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const before = weekdays[index - 1];
    const last = runs.at(-1);
    if (last && before !== undefined && last.at(-1) === before) last.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => weekdayName(day ?? 0, language);
  const parts = runs.flatMap((run) =>
    run.length < 3 ? run.map(name) : [range(name(run[0]), name(run.at(-1)))],
  );
  return formatParts(parts, language);
}
