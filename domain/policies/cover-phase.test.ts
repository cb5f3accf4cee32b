import { expect, test } from "vitest";
import { coverPhase } from "./cover-phase.ts";

const cover = { startsOn: "2025-12-12", endsOn: "2027-01-11" };

test.each([
  ["2025-12-11", "ahead", 396],
  ["2025-12-12", "running", 395],
  ["2026-11-24", "running", 48],
  ["2027-01-10", "running", 1],
  ["2027-01-11", "running", 0],
  ["2027-01-12", "over", -1],
] as const)("on %s it is %s with %i days left", (today, phase, daysLeft) => {
  expect(coverPhase(cover, today)).toEqual({ phase, daysLeft });
});
