import { describe, expect, it } from "vitest";
import { daysOf, periodBefore, problemOfPeriod } from "./period.ts";

describe("a period", () => {
  it.each([
    [
      { from: "2026-10-28", to: "2026-11-24" },
      { from: "2026-09-30", to: "2026-10-27" },
    ],
    [
      { from: "2026-03-01", to: "2026-03-01" },
      { from: "2026-02-28", to: "2026-02-28" },
    ],
    [
      { from: "2024-01-01", to: "2024-12-31" },
      { from: "2022-12-31", to: "2023-12-31" },
    ],
  ])("of %j has the one before beside it", (period, before) => {
    expect(periodBefore(period)).toEqual(before);
    expect(daysOf(before)).toBe(daysOf(period));
  });

  it.each([
    [{ from: "2026-11-01", to: "2026-11-30" }, undefined],
    [{ from: "2026-11-30", to: "2026-11-01" }, "order"],
    [{ from: "2026-02-30", to: "2026-11-01" }, "day"],
    [{ from: "", to: "2026-11-01" }, "day"],
    [{ from: "2025-01-01", to: "2026-01-01" }, undefined],
    [{ from: "2025-01-01", to: "2026-01-02" }, "tooLong"],
  ])("%j: %s", (period, problem) => {
    expect(problemOfPeriod(period)).toBe(problem);
  });
});
