import { expect, test } from "vitest";
import { shareOfLimit, shownWait } from "./waited.ts";

test.each([
  [-3_000, "0:00", 0],
  [22_400, "0:22", 19],
  [74_000, "1:14", 62],
  [120_000, "2:00", 100],
  [3_605_000, "60:05", 100],
])("after %i ms the ring says %s and is full to %i of 100", (ms, words, share) => {
  expect(shownWait(ms)).toBe(words);
  expect(shareOfLimit(ms)).toBe(share);
});
