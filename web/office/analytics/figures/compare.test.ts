import { describe, expect, it } from "vitest";
import { percentChange, shareOf, verdictOf } from "./compare.ts";

describe("a figure beside the one before", () => {
  it.each([
    [812, 758, "more", "better"],
    [700, 758, "more", "worse"],
    [42, 51, "less", "better"],
    [188, 171, "less", "worse"],
    [0, 0, "less", "same"],
    [null, 171, "less", undefined],
    [12, null, "more", undefined],
  ] as const)("%s after %s, where %s is wanted, is %s", (now, before, wanted, verdict) => {
    expect(verdictOf({ now, before }, wanted)).toBe(verdict);
  });

  it.each([
    [812, 758, "+7.1\u00a0%"],
    [758, 812, "\u22126.7\u00a0%"],
    [5, 5, "0.0\u00a0%"],
    [30, 10, "+200\u00a0%"],
    [30, 0, undefined],
    [null, 10, undefined],
  ])("%s after %s changed by %s", (now, before, change) => {
    expect(percentChange({ now, before })).toBe(change);
  });
});

it("says a share in whole per cent, and none of nothing", () => {
  expect(shareOf(1, 3)).toBe("33");
  expect(shareOf(0, 0)).toBeUndefined();
});
