import { describe, expect, it } from "vitest";
import { alongRoot, alongScale, between, stepScale, upScale } from "./scales.ts";

describe("a scale", () => {
  it("begins at the left in English, and at the right in Arabic", () => {
    const english = alongScale({ most: 50, to: 100, reading: "ltr" });
    const arabic = alongScale({ most: 50, to: 100, reading: "rtl" });
    expect([0, 10, 50].map(english)).toEqual([0, 20, 100]);
    expect([0, 10, 50].map(arabic)).toEqual([100, 80, 0]);
    expect(between(arabic(0), arabic(10))).toEqual({ x: 80, width: 20 });
  });

  it("of nothing has no width", () => {
    const scale = alongScale({ most: 0, to: 100, reading: "rtl" });
    expect(between(scale(0), scale(0)).width).toBe(0);
  });

  it("by the root shows a quarter as half", () => {
    expect(alongRoot({ most: 100, to: 100, reading: "rtl" })(25)).toBe(50);
  });

  it("sets steps from one edge to the other, a single one in the middle", () => {
    expect([0, 1, 2].map(stepScale(3, 30, 90, "ltr"))).toEqual([30, 60, 90]);
    expect([0, 1, 2].map(stepScale(3, 30, 90, "rtl"))).toEqual([90, 60, 30]);
    expect(stepScale(1, 30, 90, "rtl")(0)).toBe(60);
  });

  it("has lines at whole numbers only", () => {
    expect(upScale(1, 200, 0).ticks).toEqual([0, 1]);
    expect(upScale(41, 200, 0).ticks).toEqual([0, 10, 20, 30, 40, 50]);
    expect(upScale(0, 200, 0).ticks).toEqual([0, 1]);
  });
});
