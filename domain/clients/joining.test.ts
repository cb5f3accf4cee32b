import { expect, it } from "vitest";
import { isMailDay } from "./joining.ts";

const now = new Date("2026-11-29T20:30:00Z");

it.each([
  ["2026-11-29", true],
  ["2026-11-30", true],
  ["2026-12-01", false],
  ["2024-12-01", true],
  ["2024-11-01", false],
  ["2026-02-30", false],
  ["29/11/2026", false],
  ["", false],
])("a mail of %j can be looked up: %s", (day, isIt) => {
  expect(isMailDay(day, now)).toBe(isIt);
});
