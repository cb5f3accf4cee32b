import { describe, expect, test } from "vitest";
import { requestStates } from "../requests/request-state.ts";
import { coverOf, isActive, neverBegan } from "./cover.ts";

const policy = {
  state: "active",
  startsOn: "2026-12-01",
  endsOn: "2028-02-29",
  endedOn: null,
} as const;

test.each([
  [null, false],
  ["2026-11-30", true],
  ["2026-12-01", false],
  ["2027-06-01", false],
])("a policy from 1 December that ended on %s never began: %s", (endedOn, never) => {
  expect(neverBegan({ ...policy, endedOn })).toBe(never);
});

describe("the insured days", () => {
  const sold = { startsOn: "2026-11-22", endsOn: "2027-12-21" };

  test.each([
    ["paid", "2026-11-22", sold],
    ["issued", "2026-11-22", sold],
    ["awaiting_payment", "2026-11-22", null],
    ["refund_pending", "2026-11-22", null],
    ["cancelled", "2026-11-22", null],
    ["paid", null, null],
  ] as const)("of a request that is %s from %s are %o", (state, startDate, cover) => {
    expect(coverOf({ state, startDate, policy: null })).toEqual(cover);
  });

  test.each([
    ["issued", null, { startsOn: "2026-12-01", endsOn: "2028-02-29" }],
    ["issued", "2027-06-01", { startsOn: "2026-12-01", endsOn: "2027-06-01" }],
    ["issued", "2026-11-30", null],
    ["refund_pending", null, null],
  ] as const)("of one that is %s with a policy ended on %s are %o", (state, endedOn, cover) => {
    const recorded = { ...policy, endedOn };
    expect(coverOf({ state, startDate: "2026-11-22", policy: recorded })).toEqual(cover);
  });

  test.each([
    ["paid", "to_accept"],
    ["paid", "refused"],
    ["issued", "to_accept"],
  ] as const)("of one that is %s are those that were sold while its policy is %s", (...states) => {
    const [state, ofPolicy] = states;
    const waiting = { ...policy, state: ofPolicy };
    expect(coverOf({ state, startDate: "2026-11-22", policy: waiting })).toEqual(sold);
  });
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
    const sale = { state, startDate: lastDayToday, policy: null };
    expect(isActive(sale, today)).toBe(active.includes(state));
  });

  test.each([
    ["paid", overYesterday, false],
    ["issued", overYesterday, false],
    ["issued", null, true],
    ["lead", null, true],
    ["awaiting_payment", overYesterday, true],
  ] as const)("that is %s from %s counts: %s", (state, startDate, active) => {
    expect(isActive({ state, startDate, policy: null }, today)).toBe(active);
  });

  test.each([
    [null, "2027-12-21", true],
    [null, "2027-12-20", false],
    ["2027-12-21", "2028-02-29", true],
    ["2027-12-20", "2028-02-29", false],
    ["2026-11-30", "2028-02-29", false],
  ])("with a policy ended on %s and running until %s counts: %s", (endedOn, endsOn, active) => {
    const recorded = { ...policy, endsOn, endedOn };
    expect(isActive({ state: "issued", startDate: null, policy: recorded }, today)).toBe(active);
  });

  test("whose policy was ended before its first day does not count, on the same day either", () => {
    const recorded = { ...policy, startsOn: "2028-01-01", endsOn: "2029-01-31", endedOn: today };
    expect(isActive({ state: "issued", startDate: null, policy: recorded }, today)).toBe(false);
  });
});
