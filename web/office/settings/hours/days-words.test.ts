import { expect, it } from "vitest";
import { daysInWords, weekdaysOf } from "./days-words.ts";

it.each([
  ["2026-12-02", "2026-12-03", "en", "2 – 3 Dec 2026", "Wed, Thu"],
  ["2027-01-01", "2027-01-01", "en", "1 Jan 2027", "Fri"],
  ["2027-02-08", "2027-03-09", "en", "8 Feb – 9 Mar 2027", "Mon – Tue"],
  ["2026-12-02", "2026-12-03", "ar", "2–3 ديسمبر 2026", "الأربعاء والخميس"],
] as const)("%s to %s in %s is %s, %s", (from, to, language, days, weekdays) => {
  expect(daysInWords({ from, to }, language).replaceAll(/\s/g, " ")).toBe(days);
  expect(weekdaysOf({ from, to }, language)).toBe(weekdays);
});
