import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarOf, calendarWith } from "../../tests/support/calendars.ts";
import { defaultCalendar } from "./default-calendar.ts";
import { movedDay, movedDays, movedTime } from "./moved-time.ts";
import type { OfficeCalendar } from "./office-calendar.ts";
import { afterWorkingDays, afterWorkingTime } from "./working-time.ts";

const dubai = (text: string) => new Date(`${text}:00+04:00`);
// A Monday.
const at = dubai("2026-11-23T10:00");
const by = (after: OfficeCalendar, before = defaultCalendar) => ({ before, after, at });

const holiday = calendarWith({ from: "2026-11-25", to: "2026-11-25" });
const shorter = calendarOf({ tuesday: [{ from: "09:00", to: "12:00" }] });
const withBreak = calendarOf({
  monday: [
    { from: "09:00", to: "12:00" },
    { from: "14:00", to: "18:00" },
  ],
});

describe("a time counted in working hours", () => {
  it.each([
    ["over a holiday", holiday, "2026-11-25T11:00", "2026-11-26T11:00"],
    ["not before it", holiday, "2026-11-24T18:00", "2026-11-24T18:00"],
    ["over a shorter day", shorter, "2026-11-24T15:00", "2026-11-25T12:00"],
    ["over a break", withBreak, "2026-11-23T13:00", "2026-11-23T15:00"],
    ["up to a break", withBreak, "2026-11-23T12:00", "2026-11-23T12:00"],
    ["not once it is late", holiday, "2026-11-20T11:00", "2026-11-20T11:00"],
    ["not where somebody chose it", holiday, "2026-11-25T20:00", "2026-11-25T20:00"],
  ])("moves %s", (_case, after, due, moved) => {
    expect(movedTime(by(after), dubai(due))).toEqual(dubai(moved));
  });

  it("comes back with the calendar of before", () => {
    const due = dubai("2026-11-25T11:00");
    const moved = movedTime(by(holiday), due);
    expect(movedTime(by(defaultCalendar, holiday), moved)).toEqual(due);
  });

  it("is what the new calendar would have counted, wherever only the future changed", () => {
    const before = fc.integer({ min: 0, max: 3 * 24 * 60 });
    const first = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(before, fc.integer({ min: 1, max: 60 }), first, (minutes, hours, days) => {
        const start = new Date(at.getTime() - minutes * 60_000);
        const day = new Date(Date.parse("2026-11-23") + days * 86_400_000);
        const from = day.toISOString().slice(0, 10);
        const after = calendarWith({ from, to: from });
        const due = afterWorkingTime(defaultCalendar, start, hours);
        const wanted = afterWorkingTime(after, start, hours);
        expect(movedTime(by(after), due)).toEqual(due <= at ? due : wanted);
      }),
      { numRuns: 300 },
    );
  });

  it("stays where nothing changed", () => {
    const times = fc.date({ min: at, max: dubai("2027-06-01T00:00"), noInvalidDate: true });
    fc.assert(
      fc.property(times, (due) => {
        expect(movedTime(by(defaultCalendar), due)).toEqual(due);
        expect(movedDays(by(defaultCalendar), due)).toEqual(due);
      }),
    );
  });
});

describe("a time counted in working days", () => {
  it.each([
    ["over a holiday", holiday, "2026-11-25T10:00", "2026-11-26T10:00"],
    ["into shorter hours", shorter, "2026-11-24T15:00", "2026-11-24T12:00"],
    ["not out of hours that somebody chose", holiday, "2026-11-25T20:00", "2026-11-25T20:00"],
    ["not once it is late", holiday, "2026-11-20T10:00", "2026-11-20T10:00"],
  ])("moves %s", (_case, after, due, moved) => {
    expect(movedDays(by(after), dubai(due))).toEqual(dubai(moved));
  });

  it("moves off a day that is closed at once", () => {
    const today = calendarWith({ from: "2026-11-23", to: "2026-11-23" });
    expect(movedDays(by(today), dubai("2026-11-23T16:00"))).toEqual(dubai("2026-11-24T16:00"));
    expect(movedDay(by(today), "2026-11-23")).toBe("2026-11-24");
  });

  it("is what the new calendar would have counted", () => {
    for (let days = 1; days <= 8; days++) {
      const due = afterWorkingDays(defaultCalendar, at, days);
      expect(movedDays(by(holiday), due)).toEqual(afterWorkingDays(holiday, at, days));
    }
  });
});

it("counts over Ramadan, Eid and weekends of another calendar", () => {
  const after: OfficeCalendar = {
    ...defaultCalendar,
    special: defaultCalendar.special.map((days) =>
      days.id === "eid-al-fitr-2027" ? { ...days, from: "2027-03-11", to: "2027-03-14" } : days,
    ),
  };
  const before = dubai("2027-03-08T10:00");
  const moved = (due: string) =>
    movedTime({ before: defaultCalendar, after, at: before }, dubai(due));
  // Monday and Tuesday in Ramadan until 16:00; the Wednesday after it is a working day now.
  expect(moved("2027-03-09T16:00")).toEqual(dubai("2027-03-09T16:00"));
  expect(moved("2027-03-15T11:00")).toEqual(dubai("2027-03-10T11:00"));
  expect(moved("2027-03-16T11:00")).toEqual(dubai("2027-03-15T11:00"));
});

it("counts a promised day in working days", () => {
  expect(movedDay(by(holiday), "2026-11-24")).toBe("2026-11-24");
  expect(movedDay(by(holiday), "2026-11-25")).toBe("2026-11-26");
  expect(movedDay(by(holiday), "2026-11-27")).toBe("2026-11-30");
  expect(movedDay(by(defaultCalendar, holiday), "2026-11-30")).toBe("2026-11-27");
  expect(movedDay(by(holiday), "2026-11-20")).toBe("2026-11-20");
});
