import { DUBAI } from "../../domain/dubai-time.ts";
import type { Language } from "./language.ts";

/** Pinned: otherwise Arabic digits and calendar depend on the machine (ruling F1). */
export const locales: Record<Language, string> = { en: "en-AE", ar: "ar-AE-u-nu-latn-ca-gregory" };

/** Day in Dubai: "21 November 2026". */
export const formatDate = (iso: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: DUBAI }).format(
    new Date(iso),
  );

/** Day in Dubai: "21 Nov 2026". */
export const formatShortDate = (iso: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: DUBAI,
  }).format(new Date(iso));

/** "21 Nov 2026, 6:36 PM", in Dubai; a long month as in `formatDate`. */
export const formatMoment = (iso: string, language: Language, month: "short" | "long" = "short") =>
  new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month,
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: DUBAI,
  }).format(new Date(iso));

/** A calendar day (YYYY-MM-DD, no time zone). */
export const formatDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** "Tuesday 8 December 2026"; with a time of Dubai where the value has one (YYYY-MM-DDTHH:MM). */
export const formatDayInWords = (value: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    ...(value.includes("T") && { hour: "numeric", minute: "2-digit" }),
    timeZone: "UTC",
  })
    .format(new Date(value.includes("T") ? `${value}Z` : `${value}T00:00:00Z`))
    .replace(/^(\p{Script=Latin}+), /u, "$1 ");

/** "November 2026" of YYYY-MM. */
export const formatMonth = (month: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));

/** "21 Nov". */
export const formatDayAndMonth = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));

export const formatNumber = (value: number, language: Language) =>
  new Intl.NumberFormat(locales[language]).format(value);

export const formatList = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(locales[language]).format(names);

/** List without "and": "Saloon, 4 cylinders". */
export const formatParts = (parts: readonly string[], language: Language) =>
  new Intl.ListFormat(locales[language], { type: "unit" }).format(parts);

/** A duration in words: "2 hr". */
export const formatDuration = (
  count: number,
  unit: "minute" | "hour" | "day",
  language: Language,
) =>
  new Intl.NumberFormat(locales[language], {
    style: "unit",
    unit,
    unitDisplay: language === "ar" ? "long" : "short",
  }).format(count);
