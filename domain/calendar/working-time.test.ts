import { expect, it } from "vitest";
import { defaultCalendar } from "./default-calendar.ts";
import { afterWorkingDays, afterWorkingTime, isOpenOn } from "./working-time.ts";

const dubai = (text: string) => new Date(`${text}:00+04:00`);

it.each([
  ["within a day", "2026-11-23T10:00", 4, "2026-11-23T14:00"],
  ["up to closing time", "2026-11-23T14:00", 4, "2026-11-23T18:00"],
  ["from before opening", "2026-11-23T03:00", 4, "2026-11-23T13:00"],
  ["over a night", "2026-11-23T17:00", 4, "2026-11-24T12:00"],
  ["over a weekend", "2026-11-27T17:00", 4, "2026-11-30T12:00"],
  ["sent on a Saturday", "2026-11-28T12:00", 1, "2026-11-30T10:00"],
  ["over the national holiday", "2026-12-01T17:00", 4, "2026-12-04T12:00"],
  ["over a Ramadan night", "2026-02-23T15:00", 4, "2026-02-24T12:00"],
  ["over the end of Ramadan and Eid", "2026-03-19T15:00", 2, "2026-03-23T10:00"],
  ["over two days", "2026-11-23T09:00", 18, "2026-11-24T18:00"],
])("counts working hours %s", (_case, start, hours, end) => {
  expect(afterWorkingTime(defaultCalendar, dubai(start), hours)).toEqual(dubai(end));
});

it.each([
  ["at the same time of day", "2026-11-23T11:00", "2026-11-25T11:00"],
  ["over a weekend", "2026-11-26T17:00", "2026-11-30T17:00"],
  ["sent before opening", "2026-11-23T03:00", "2026-11-25T09:00"],
  ["sent after hours", "2026-11-23T20:00", "2026-11-26T09:00"],
  ["sent on a Saturday", "2026-11-28T12:00", "2026-12-04T09:00"],
  ["over the national holiday", "2026-12-01T11:00", "2026-12-07T11:00"],
  ["into Ramadan's shorter days", "2026-02-16T17:00", "2026-02-18T16:00"],
])("counts two working days %s", (_case, start, end) => {
  expect(afterWorkingDays(defaultCalendar, dubai(start), 2)).toEqual(dubai(end));
});

it("is closed on weekends and public holidays", () => {
  expect(
    ["2026-11-28", "2026-11-29", "2026-12-02", "2026-05-27"].some((day) =>
      isOpenOn(defaultCalendar, day),
    ),
  ).toBe(false);
});
