import { DUBAI } from "../../domain/dubai-time.ts";
import { locales } from "./formats.ts";
import type { Language } from "./language.ts";

/** Day in Dubai: "Monday 30 November". */
export const formatWeekday = (iso: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: DUBAI,
  })
    .format(new Date(iso))
    .replace(/[,،]/, "");
