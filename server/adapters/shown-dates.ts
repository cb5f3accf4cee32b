import { DUBAI } from "../../domain/dubai-time.ts";
import type { Language } from "../../domain/language.ts";

const DAY = { day: "numeric", month: "long", year: "numeric", timeZone: DUBAI } as const;

const locales: Record<Language, string> = { en: "en-AE", ar: "ar-AE-u-nu-latn-ca-gregory" };

/** "4 March 2026" in Dubai (ruling F2). */
export const longDate = (iso: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], DAY).format(new Date(iso));

export const longMoment = (iso: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    ...DAY,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(iso));
