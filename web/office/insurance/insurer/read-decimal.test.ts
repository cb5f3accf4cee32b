import { expect, it } from "vitest";
import { readDecimal } from "./read-decimal.ts";

it.each([
  ["12", 2, 12],
  ["12.5%", 2, 12.5],
  ["١٢٫٥", 1, 12.5],
  ["12.55", 1, undefined],
  ["", 1, undefined],
  ["-1", 1, undefined],
  ["1e3", 1, undefined],
])("%s with at most %i decimals is %s", (typed, decimals, value) => {
  expect(readDecimal(typed, decimals)).toBe(value);
});
