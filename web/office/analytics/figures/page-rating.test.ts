import { expect, it } from "vitest";
import { ratingOf } from "./page-rating.ts";

it.each([
  [{ lcp: 1600, inp: 92, cls: 0 }, "good"],
  [{ lcp: 2500, inp: 200, cls: 0.1 }, "good"],
  [{ lcp: 2700, inp: 92, cls: 0 }, "toImprove"],
  [{ lcp: 1600, inp: 92, cls: 0.11 }, "toImprove"],
  [{ lcp: 1600, inp: null, cls: 0 }, "good"],
  [{ lcp: null, inp: null, cls: null }, undefined],
] as const)("%j is %s", (speed, rating) => {
  expect(ratingOf(speed)).toBe(rating);
});
