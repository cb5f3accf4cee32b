import { expect, it } from "vitest";
import { formatShare } from "./format-share.ts";

it.each([
  [90_500, 124_357, "−27.2%"],
  [5_000, 115_600, "−95.7%"],
  [908_000, 90_800, "+900%"],
  [1_000, 1_000, "+0%"],
])("the distance of %i fils from %i is %s", (price, ours, shown) => {
  expect(formatShare(price, ours)).toBe(shown);
});
