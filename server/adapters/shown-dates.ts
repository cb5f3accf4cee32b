import { nearDay } from "../../domain/near-day.ts";
import { clockTime, DUBAI } from "../../domain/dubai-time.ts";
import type { Language } from "../../domain/language.ts";

const DAY = { day: "numeric", month: "long", year: "numeric", timeZone: DUBAI } as const;

const locales: Record<Language, string> = { en: "en-AE", ar: "ar-AE-u-nu-latn-ca-gregory" };

/** "4 March 2026" in Dubai (ruling F2). */
export const longDate = (iso: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], DAY).format(new Date(iso));

/** "04/03/2026" of 2026-03-04, read from the left in both languages. */
export const shortDay = (day: string) => `\u2066${day.split("-").toReversed().join("/")}\u2069`;

/** "March 2026" of 2026-03. */
export const wholeMonth = (month: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));

export const longMoment = (iso: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    ...DAY,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(iso));

const NEAR = {
  en: { today: "today, ", tomorrow: "tomorrow, ", later: "on " },
  ar: { today: "اليوم، ", tomorrow: "غدًا، ", later: "يوم " },
} as const;

/**
 * "14:00 today, Monday 23 November": the day stands beside the word, because a letter may be read
 * on another. `at` is when it was written.
 */
export const timeToKeep = (iso: string, at: string, language: Language) => {
  const until = new Date(iso);
  const day = new Intl.DateTimeFormat(locales[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: DUBAI,
  }).format(until);
  const near = NEAR[language][nearDay(until, new Date(at))];
  return `${clockTime(until)} ${near}${day.replace(/[,،] ?/, " ").replaceAll("  ", " ")}`;
};
