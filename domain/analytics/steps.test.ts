import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { dayAfter } from "../calendar-day.ts";
import { daysOf, MOST_DAYS, type Period, periodBefore } from "./period.ts";
import { periodBeforeStep, periodOfStep, stepsOf, unitOf } from "./steps.ts";

const anyPeriod = fc
  .record({
    first: fc.integer({ min: 0, max: 2_000 }),
    days: fc.oneof(fc.integer({ min: 1, max: 92 }), fc.integer({ min: 93, max: MOST_DAYS })),
  })
  .map(({ first, days }): Period => {
    const from = dayAfter("2023-01-01", first);
    return { from, to: dayAfter(from, days - 1) };
  });

const daysIn = ({ from, to }: Period) =>
  Array.from({ length: daysOf({ from, to }) }, (_, at) => dayAfter(from, at));

describe("steps", () => {
  it.each([
    [{ from: "2026-03-05", to: "2026-03-07" }, ["2026-03-05", "2026-03-06", "2026-03-07"]],
    [
      { from: "2026-03-15", to: "2026-06-30" },
      ["2026-03-15", "2026-04-01", "2026-05-01", "2026-06-01"],
    ],
  ])("of %j", (period, steps) => {
    expect(stepsOf(period)).toEqual(steps);
  });

  it("are days up to a quarter, and months of more", () => {
    const quarter = { from: "2026-07-01", to: "2026-09-30" };
    expect(unitOf(quarter)).toBe("day");
    expect(unitOf({ ...quarter, to: "2026-10-01" })).toBe("month");
  });

  it("have the same number of days beside them, whatever the months before are like", () => {
    const period = { from: "2026-03-01", to: "2026-06-30" };
    expect(stepsOf(period).map((start) => periodBeforeStep(start, period))).toEqual([
      { from: "2025-10-30", to: "2025-11-29" },
      { from: "2025-11-30", to: "2025-12-29" },
      { from: "2025-12-30", to: "2026-01-29" },
      { from: "2026-01-30", to: "2026-02-28" },
    ]);
  });

  it("take each day of a period and of the one before once", () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const steps = stepsOf(period);
        const days = (of: (start: string, whole: Period) => Period) =>
          steps.flatMap((start) => daysIn(of(start, period)));
        expect(days(periodOfStep)).toEqual(daysIn(period));
        expect(days(periodBeforeStep)).toEqual(daysIn(periodBefore(period)));
      }),
    );
  });
});
