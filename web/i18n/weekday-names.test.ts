import { expect, it } from "vitest";
import { weekdays } from "../../domain/calendar/office-calendar.ts";
import { weekdayName, weekdayNames } from "./weekday-names.ts";

it.each([
  [weekdays.slice(0, 5), "en", "Monday – Friday"],
  [weekdays.slice(5), "en", "Saturday, Sunday"],
  [["monday", "wednesday", "friday"], "en", "Monday, Wednesday, Friday"],
  [weekdays.slice(0, 5), "ar", "الاثنين – الجمعة"],
  [weekdays.slice(5), "ar", "السبت والأحد"],
  [[], "en", ""],
] as const)("%j in %s is %s", (days, language, words) => {
  expect(weekdayNames(days, language)).toBe(words);
});

it("is a short name in a narrow place", () => {
  expect(weekdayName("monday", "en", "short")).toBe("Mon");
});
