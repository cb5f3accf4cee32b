import type { Language } from "../../../../domain/language.ts";
import { formatParts, locales } from "../../../i18n/formats.ts";

/** The week of work begins on Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** @param day 0 for Sunday */
export const weekdayName = (day: number, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: language === "ar" ? "long" : "short",
    timeZone: "UTC",
  }).format(Date.UTC(2026, 10, 1 + day));

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
