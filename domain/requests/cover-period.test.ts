import { describe, expect, test } from "vitest";
import { coverEndsOn, isActive, isPartOver, soldCoverEndsOn } from "./cover-period.ts";
import { requestStates } from "./request-state.ts";

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

describe("a request of the same car", () => {
  const today = "2027-12-21";
  const lastDayToday = "2026-11-22";
  const overYesterday = "2026-11-21";

  test.each(requestStates)("that is %s with its cover's last day today", (state) => {
    const active = [
      "submitted",
      "lead",
      "offered",
      "awaiting_payment",
      "verifying_payment",
      "paid",
      "issued",
    ];
    expect(isActive({ state, startDate: lastDayToday }, today)).toBe(active.includes(state));
  });

  test.each([
    ["paid", overYesterday, false],
    ["issued", overYesterday, false],
    ["issued", null, true],
    ["lead", null, true],
    ["awaiting_payment", overYesterday, true],
  ] as const)("that is %s from %s counts: %s", (state, startDate, active) => {
    expect(isActive({ state, startDate }, today)).toBe(active);
  });

  test.each([
    ["paid", "2026-11-22", "2027-12-21"],
    ["issued", "2026-11-22", "2027-12-21"],
    ["awaiting_payment", "2026-11-22", null],
    ["cancelled", "2026-11-22", null],
    ["paid", null, null],
  ] as const)("that is %s from %s is covered until %s", (state, startDate, end) => {
    expect(soldCoverEndsOn({ state, startDate })).toBe(end);
  });
});
