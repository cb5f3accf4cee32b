import { expect, test } from "vitest";
import { createI18n } from "../../i18n/i18n.ts";
import { loadTexts } from "../../texts.ts";
import { durationInWords } from "./use-duration.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

const i18n = {
  en: createI18n("en", await loadTexts("en", ["site"])),
  ar: createI18n("ar", await loadTexts("ar", ["site"])),
};

const inWords = (language: "en" | "ar", seconds: number) =>
  durationInWords(i18n[language].getFixedT(language, "site"), seconds).replaceAll("\u00a0", " ");

test.each([
  [0, "under a minute", "أقل من دقيقة"],
  [29, "under a minute", "أقل من دقيقة"],
  [60, "1 min", "دقيقة"],
  [119, "2 min", "دقيقتان"],
  [5 * 60, "5 min", "5 دقائق"],
  [HOUR - 20, "1 h", "ساعة"],
  [3 * HOUR + 20 * 60, "3 h 20 min", "3 ساعات و20 دقيقة"],
  [2 * HOUR, "2 h", "ساعتان"],
  [DAY - 20, "1 day", "يوم"],
  [2 * DAY + 5 * HOUR + 10 * 60, "2 days 5 h", "يومان و5 ساعات"],
  [9 * DAY + 23.6 * HOUR, "10 days", "10 أيام"],
  [11 * DAY + 3 * HOUR, "11 days", "11 يومًا"],
  [100 * DAY, "100 days", "100 يوم"],
])("%d seconds are “%s”, “%s”", (seconds, en, ar) => {
  expect([inWords("en", seconds), inWords("ar", seconds)]).toEqual([en, ar]);
});
