import { expect, it } from "vitest";
import { isOpenAt, opensAt } from "./support-hours.ts";

const hours = [
  { from: "08:00", to: "16:00" },
  { from: "20:00", to: "02:00" },
];

it.each([
  ["2026-11-21T03:59:00Z", false],
  ["2026-11-21T04:00:00Z", true],
  ["2026-11-21T11:59:00Z", true],
  ["2026-11-21T12:00:00Z", false],
  ["2026-11-21T16:00:00Z", true],
  ["2026-11-21T21:59:00Z", true],
  ["2026-11-21T22:00:00Z", false],
])("at %s the support line is open: %s", (now, isOpen) => {
  expect(isOpenAt(hours, new Date(now))).toBe(isOpen);
});

it.each([
  ["2026-11-21T03:59:00Z", "08:00"],
  ["2026-11-21T12:00:00Z", "20:00"],
  ["2026-11-21T15:59:00Z", "20:00"],
  ["2026-11-21T22:00:00Z", "08:00"],
])("at %s it opens next at %s", (now, opens) => {
  expect(opensAt(hours, new Date(now))).toBe(opens);
});
