import { expect, test } from "vitest";
import { parseCalendarDay } from "./calendar-day.ts";

test.each([
  ["2026-01-31", "2026-01-31"],
  [" 31/1/2026 ", "2026-01-31"],
  ["٣١-٠١-٢٠٢٦", "2026-01-31"],
  ["2026/2/3", "2026-02-03"],
  ["29.02.2024", "2024-02-29"],
  ["29.02.2026", undefined],
  ["2026-13-01", undefined],
  ["31 January 2026", undefined],
  ["2026-01-31T00:00:00Z", undefined],
  ["", undefined],
])("the day %j reads as %s", (text, day) => {
  expect(parseCalendarDay(text)).toBe(day);
});
