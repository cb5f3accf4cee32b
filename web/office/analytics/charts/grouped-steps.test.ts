import { describe, expect, it } from "vitest";
import { daysOf } from "../../../../domain/analytics/period.ts";
import { dayAfter } from "../../../../domain/calendar-day.ts";
import { groupSteps, isWeekend, namedSteps } from "./grouped-steps.ts";

const daily = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    start: dayAfter(from, at),
    sent: 2,
    issued: 1,
    before: 1,
  }));

describe("the table beside the chart", () => {
  it("lists weeks from the first day on, the last one as it is", () => {
    const period = { from: "2026-10-28", to: "2026-11-26" };
    const { unit, rows } = groupSteps(daily(period.from, daysOf(period)), period);
    expect(unit).toBe("week");
    expect(rows).toHaveLength(5);
    expect(rows[0]).toEqual({ from: "2026-10-28", to: "2026-11-03", sent: 14, before: 7 });
    expect(rows[4]).toEqual({ from: "2026-11-25", to: "2026-11-26", sent: 4, before: 2 });
  });

  it("lists few days one by one", () => {
    const period = { from: "2026-11-23", to: "2026-11-29" };
    const { unit, rows } = groupSteps(daily(period.from, 7), period);
    expect(unit).toBe("day");
    expect(rows).toHaveLength(7);
    expect(rows[6]).toMatchObject({ from: "2026-11-29", to: "2026-11-29" });
  });

  it("lists months of a long period, up to its last day", () => {
    const period = { from: "2026-08-10", to: "2026-11-20" };
    const steps = ["2026-08-10", "2026-09-01", "2026-10-01", "2026-11-01"].map((start) => ({
      start,
      sent: 5,
      issued: 0,
      before: 0,
    }));
    const { unit, rows } = groupSteps(steps, period);
    expect(unit).toBe("month");
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      ["2026-08-10", "2026-08-31"],
      ["2026-09-01", "2026-09-30"],
      ["2026-10-01", "2026-10-31"],
      ["2026-11-01", "2026-11-20"],
    ]);
  });
});

it("shades Saturdays and Sundays", () => {
  const days = daily("2026-11-27", 4).map(({ start }) => isWeekend(start));
  expect(days).toEqual([false, true, true, false]);
});

describe("names below a chart", () => {
  it.each([
    [1, 400, [0]],
    [2, 400, [0, 1]],
    [7, 600, [0, 1, 2, 3, 4, 5, 6]],
    [7, 300, [0, 2, 4, 6]],
    [28, 500, [0, 7, 14, 21, 27]],
    [91, 500, [0, 14, 28, 42, 56, 70, 90]],
    [12, 500, [0, 2, 4, 6, 8, 11]],
  ])("of %i steps in %i px are at %j", (count, room, at) => {
    expect(namedSteps(count, room, 50)).toEqual(at);
  });

  it("never touch each other", () => {
    for (let count = 2; count <= 92; count += 1) {
      const room = 330;
      const named = namedSteps(count, room, 76);
      const places = named.map((at) => (at * room) / (count - 1));
      const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
      expect(Math.min(...gaps), String(count)).toBeGreaterThanOrEqual(76);
    }
  });
});
