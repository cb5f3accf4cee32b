import { expect, test } from "vitest";
import { defaultCalendar } from "../calendar/default-calendar.ts";
import { workingDaysBetween } from "../calendar/working-time.ts";
import { promisedOn, usualDays } from "./refund-days.ts";

test.each([
  // A Wednesday; the office is closed on Saturday and Sunday, and on 2 and 3 December.
  ["2026-11-25T06:00:00Z", 2, "2026-11-27"],
  ["2026-11-25T06:00:00Z", 3, "2026-11-30"],
  ["2026-12-01T06:00:00Z", 1, "2026-12-04"],
])("asked at %s, %i working days end on %s", (sentAt, days, day) => {
  expect(promisedOn(defaultCalendar, new Date(sentAt), days)).toBe(day);
  expect(workingDaysBetween(defaultCalendar, sentAt.slice(0, 10), day)).toBe(days);
});

test("fewer than 20 refunds say nothing about an insurer", () => {
  expect(usualDays(Array.from({ length: 19 }, () => 5))).toBeNull();
  expect(
    usualDays([...Array.from({ length: 10 }, () => 4), ...Array.from({ length: 10 }, () => 9)]),
  ).toBe(4);
});
