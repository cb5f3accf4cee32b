import { daysBetween } from "../../../../domain/calendar-day.ts";
import { weekdayOf } from "../../../../domain/calendar/office-calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatParts, locales } from "../../../i18n/formats.ts";
import { weekdayName } from "../../../i18n/weekday-names.ts";

type Days = { from: string; to: string };

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** "2 – 3 Dec 2026". */
export const daysInWords = ({ from, to }: Days, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).formatRange(atMidnight(from), atMidnight(to));

/** "Fri", "Wed, Thu" or "Sat – Tue". */
export function weekdaysOf({ from, to }: Days, language: Language): string {
  const [first, last] = [from, to].map((day) => weekdayName(weekdayOf(day), language, "short"));
  if (first === undefined || last === undefined || from === to) return first ?? "";
  return daysBetween(from, to) === 1 ? formatParts([first, last], language) : `${first} – ${last}`;
}
