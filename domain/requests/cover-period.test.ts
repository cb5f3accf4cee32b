import { describe, expect, test } from "vitest";
import { coverEndsOn, isPartOver } from "./cover-period.ts";

describe("cover of thirteen months", () => {
  test.each([
    ["2026-11-22", "2027-12-21"],
    ["2026-11-01", "2027-11-30"],
    ["2026-12-01", "2027-12-31"],
    ["2026-12-31", "2028-01-30"],
    ["2027-02-01", "2028-02-29"],
    ["2027-02-28", "2028-03-27"],
    ["2028-02-29", "2029-03-28"],
    ["2026-01-28", "2027-02-27"],
    ["2026-01-29", "2027-02-28"],
    ["2026-01-30", "2027-02-28"],
    ["2026-01-31", "2027-02-28"],
    ["2027-01-30", "2028-02-29"],
    ["2026-03-31", "2027-04-30"],
  ])("from %s ends on %s", (start, end) => {
    expect(coverEndsOn(start)).toBe(end);
  });

  test("never ends earlier for a later start", () => {
    const days = Array.from({ length: 1_500 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const ends = days.map(coverEndsOn);
    expect(ends).toEqual(ends.toSorted());
  });
});

test.each([
  ["2026-11-21", true],
  ["2026-11-22", false],
  ["2026-11-23", false],
  [null, false],
])("of a cover from %s days are over on 22 November: %s", (start, isOver) => {
  expect(isPartOver(start, "2026-11-22")).toBe(isOver);
});
