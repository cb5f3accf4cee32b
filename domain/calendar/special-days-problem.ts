import { hasOddCharacters } from "../accounts/name-characters.ts";
import { addMonths, dayAfter, daysBetween, isCalendarDay } from "../calendar-day.ts";
import type { Language } from "../language.ts";
import type { SpecialDays } from "./office-calendar.ts";

export type SpecialDaysProblem =
  | "nameMissing"
  | "nameInLatin"
  | "nameInArabic"
  | "nameInvalid"
  | "dayInvalid"
  | "daysReversed"
  | "tooFar"
  | "tooLong"
  | "ramadanTooLong"
  | "overlap"
  | "past"
  | "tooMany";
export type SpecialDaysField = "nameEn" | "nameAr" | "from" | "to";
export type SpecialDaysMistake = { problem: SpecialDaysProblem; field: SpecialDaysField };

export const MAX_HOLIDAY_NAME = 60;
/** Days in a row that may be a holiday. */
export const MAX_HOLIDAY_DAYS = 14;
export const MAX_RAMADAN_DAYS = 30;
/** How far ahead days are written down. */
const MAX_MONTHS_AHEAD = 60;
const MAX_SPECIAL = 200;

export type TypedDays = Omit<SpecialDays, "id">;

const letters: Record<Language, RegExp> = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u };

export const holidayNameProblem = (
  text: string,
  language: Language,
): SpecialDaysProblem | undefined => {
  const name = text.trim();
  if (name === "") return "nameMissing";
  const other = language === "en" ? letters.ar : letters.en;
  if (!letters[language].test(name) || other.test(name))
    return language === "en" ? "nameInLatin" : "nameInArabic";
  return [...name].length > MAX_HOLIDAY_NAME || hasOddCharacters(name) ? "nameInvalid" : undefined;
};

const overlaps = (one: Pick<SpecialDays, "from" | "to">, other: SpecialDays) =>
  one.from <= other.to && other.from <= one.to;

/** What is wrong with the days themselves, whatever stood there before. */
export function daysMistake(
  { kind, from, to }: Pick<TypedDays, "kind" | "from" | "to">,
  today: string,
): SpecialDaysMistake | undefined {
  if (!isCalendarDay(from)) return { problem: "dayInvalid", field: "from" };
  if (!isCalendarDay(to)) return { problem: "dayInvalid", field: "to" };
  if (to < from) return { problem: "daysReversed", field: "to" };
  if (to > addMonths(today, MAX_MONTHS_AHEAD)) return { problem: "tooFar", field: "to" };
  const days = daysBetween(from, to) + 1;
  if (kind === "ramadan" && days > MAX_RAMADAN_DAYS)
    return { problem: "ramadanTooLong", field: "to" };
  return kind === "holiday" && days > MAX_HOLIDAY_DAYS
    ? { problem: "tooLong", field: "to" }
    : undefined;
}

/** Days that have passed stay as they were: due times were counted by them. */
function pastMistake(
  before: SpecialDays | undefined,
  { from, to }: Pick<TypedDays, "from" | "to">,
  today: string,
): SpecialDaysMistake | undefined {
  if (before && before.to < today) return { problem: "past", field: "from" };
  const hasBegun = before !== undefined && before.from < today;
  if (!hasBegun) return from < today ? { problem: "past", field: "from" } : undefined;
  if (from !== before.from) return { problem: "past", field: "from" };
  return to < dayAfter(today, -1) ? { problem: "past", field: "to" } : undefined;
}

/** @param before what is changed; nothing where days are added */
export function specialDaysMistake(
  special: readonly SpecialDays[],
  before: SpecialDays | undefined,
  typed: TypedDays,
  today: string,
): SpecialDaysMistake | undefined {
  if (!before && special.length >= MAX_SPECIAL) return { problem: "tooMany", field: "from" };
  const nameEn = holidayNameProblem(typed.name.en, "en");
  if (nameEn) return { problem: nameEn, field: "nameEn" };
  const nameAr = holidayNameProblem(typed.name.ar, "ar");
  if (nameAr) return { problem: nameAr, field: "nameAr" };
  const mistake = daysMistake(typed, today) ?? pastMistake(before, typed, today);
  if (mistake) return mistake;
  const others = special.filter(({ id, kind }) => id !== before?.id && kind === typed.kind);
  return others.some((other) => overlaps(typed, other))
    ? { problem: "overlap", field: "from" }
    : undefined;
}

/** Days that began cannot be taken back, only ended. */
export const mayRemove = ({ from }: Pick<SpecialDays, "from">, today: string): boolean =>
  from >= today;

/** Days that have not passed can be changed. */
export const mayChange = ({ to }: Pick<SpecialDays, "to">, today: string): boolean => to >= today;
