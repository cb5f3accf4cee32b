import { expect, it } from "vitest";
import { mayMove } from "./brake.ts";

it.each([
  [1, 0, true],
  [19, 0, true],
  [20, 0, false],
  [20, 1_999, false],
  [20, 2_000, true],
  [21, 2_000, false],
  [100, 9_999, false],
  [100, 10_000, true],
  [101, 10_000, false],
  [101, 100_000_000, false],
])("%d orphans of %d files may be moved: %s", (orphans, files, may) => {
  expect(mayMove(orphans, files)).toBe(may);
});
