import { expect, test } from "vitest";
import { daysScale } from "./days-scale.ts";

test.each([
  [{ passed: 9, promised: 15, own: 11 }, "45%", "0%", "75%", "55%"],
  [{ passed: 17, promised: 14 }, "70%", "15%", "70%", undefined],
  [{ passed: 6, promised: null }, "30%", "0%", undefined, undefined],
  [{ passed: 40, promised: 10 }, "25%", "75%", "25%", undefined],
  [{ passed: 0, promised: 10, own: null }, "0%", "0%", "50%", undefined],
])("%j", (days, inTime, over, promisedAt, ownAt) => {
  expect(daysScale(days)).toEqual({ inTime, over, promisedAt, ownAt });
});
