import fc from "fast-check";
import { expect, it } from "vitest";
import {
  formerAfterWorkingDays,
  formerAfterWorkingTime,
} from "../../tests/support/former-working-time.ts";
import { changedCalendar, isMistake } from "./calendar-change.ts";
import { defaultCalendar } from "./default-calendar.ts";
import { afterWorkingDays, afterWorkingTime } from "./working-time.ts";

const moments = fc.date({
  min: new Date("2026-01-01T00:00:00+04:00"),
  max: new Date("2027-11-30T00:00:00+04:00"),
  noInvalidDate: true,
});

it("counts working time as the constants did that it took the place of", () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 200 }), (start, quarters) => {
      const hours = quarters / 4;
      expect(afterWorkingTime(defaultCalendar, start, hours)).toEqual(
        formerAfterWorkingTime(start, hours),
      );
    }),
    { numRuns: 500 },
  );
});

it("counts working days as the constants did", () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 15 }), (start, days) => {
      expect(afterWorkingDays(defaultCalendar, start, days)).toEqual(
        formerAfterWorkingDays(start, days),
      );
    }),
    { numRuns: 500 },
  );
});

it("keeps its own rules, so that it can be saved as it is", () => {
  const { usual, ramadan } = defaultCalendar;
  const saved = changedCalendar(
    defaultCalendar,
    { kind: "hours", usual, ramadan, phone: null },
    "2026-01-01",
  );
  expect(isMistake(saved)).toBe(false);
  for (const { id, ...days } of defaultCalendar.special) {
    const same = changedCalendar(defaultCalendar, { kind: "change", id, days }, "2026-01-01");
    expect(same, id).toMatchObject({ calendar: { special: defaultCalendar.special } });
  }
});
