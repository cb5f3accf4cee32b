import type { Mail } from "../mail.ts";
import type { Content } from "./content.ts";

/** One language's mails: a kind that is missing in it does not compile. */
export type MailTexts = {
  mails: { [Kind in Mail["kind"]]: (mail: Extract<Mail, { kind: Kind }>) => Content };
  /** The last line of every mail. */
  footer: string;
  /** Names the other language, in that language. */
  otherLanguage: string;
};

const DATE = { day: "numeric", month: "long", year: "numeric", timeZone: "Asia/Dubai" } as const;

const locales = { en: "en-AE", ar: "ar-AE-u-nu-latn-ca-gregory" } as const;

/** "4 March 2026", in Dubai's day (ruling F2). */
export const longDate = (iso: string, language: "en" | "ar") =>
  new Intl.DateTimeFormat(locales[language], DATE).format(new Date(iso));

/** The same with the hour and minute of the day. */
export const longMoment = (iso: string, language: "en" | "ar") =>
  new Intl.DateTimeFormat(locales[language], {
    ...DATE,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(iso));
