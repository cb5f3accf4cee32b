import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addUp,
  bucketCount,
  bucketOf,
  durationScale,
  quantileOf,
  speedScales,
  upperEnd,
} from "./buckets.ts";

const scales = [...Object.values(speedScales), durationScale];

const histogramOf = (values: readonly number[], scale = durationScale) =>
  new Map(
    [...Map.groupBy(values, (value) => bucketOf(value, scale))].map(([bucket, { length }]) => [
      bucket,
      length,
    ]),
  );

describe("a bucket", () => {
  it.each(scales)("of $least to $most is at most 5 %% wide, and holds what it says", (scale) => {
    const within = fc.double({ min: scale.least, max: scale.most, noNaN: true });
    fc.assert(
      fc.property(within, (value) => {
        const end = upperEnd(bucketOf(value, scale), scale);
        expect(end).toBeGreaterThanOrEqual(value * (1 - 1e-9));
        expect(end).toBeLessThanOrEqual(value * 1.05 * (1 + 1e-9));
      }),
    );
  });

  it.each(scales)("stays in the scale of $least to $most", (scale) => {
    expect(bucketOf(0, scale)).toBe(0);
    expect(bucketOf(-1, scale)).toBe(0);
    expect(bucketOf(scale.most * 10, scale)).toBe(bucketCount(scale) - 1);
    expect(upperEnd(bucketCount(scale) - 1, scale)).toBe(scale.most);
  });
});

describe("a quantile", () => {
  it("is at most 5 % above the exact one, in whatever order and days the values came", () => {
    const seconds = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1 });
    fc.assert(
      fc.property(seconds, seconds, fc.constantFrom(0.5, 0.75, 0.9), (one, other, share) => {
        const all = [...one, ...other].toSorted((a, b) => a - b);
        const exact = all[Math.max(1, Math.ceil(share * all.length)) - 1] ?? 0;
        const sum = addUp([histogramOf(other), histogramOf(one)]);
        const shown = quantileOf(sum, share, durationScale) ?? 0;
        expect(shown).toBeGreaterThanOrEqual(exact * (1 - 1e-9));
        expect(shown).toBeLessThanOrEqual(exact * 1.05 * (1 + 1e-9));
      }),
    );
  });

  it("of nothing is none", () => {
    expect(quantileOf(new Map(), 0.5, durationScale)).toBeUndefined();
  });
});
