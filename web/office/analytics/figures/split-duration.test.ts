import { expect, it } from "vitest";
import { splitDuration } from "./split-duration.ts";

it.each([
  [0, "minute", 1, 1],
  [42 * 60, "minute", 42, 42],
  [3599, "hour", 1, 0],
  [12_000, "hour", 3, 20],
  [47 * 3600, "hour", 47, 0],
  [60 * 3600, "day", 2.5, 0],
  [11 * 86_400, "day", 11, 0],
] as const)("%i seconds are read in the unit %s", (seconds, unit, count, minutes) => {
  expect(splitDuration(seconds)).toEqual({ unit, count, minutes });
});
