import {
  durationScale,
  type Histogram,
  quantileOf,
  sizeOf,
} from "../../../../domain/analytics/buckets.ts";
import { LEAST_TOLD, tellable, type Figure } from "../../../../domain/analytics/figures.ts";
import type { Compared, Count } from "../../../../contract/office/analytics/figure-shapes.ts";
import type { Sum, Sums } from "./figures-store.ts";

/** A period and the one before it. */
export type Both<Of> = { now: Of; before: Of };

export const bothOf = async <Key, Of>(
  periods: Both<Key>,
  read: (period: Key) => Promise<Of>,
): Promise<Both<Of>> => {
  const [now, before] = await Promise.all([read(periods.now), read(periods.before)]);
  return { now, before };
};

/** Of all together nothing is hidden; of a part 1 to 4 are (ruling O11). */
export type Part = "all" | "part";

/** A hidden count does not say how many of it were erased either. */
const countOf = (sums: Both<Sum>, part: Part): Count => {
  const shown = part === "all" ? (count: number) => count : tellable;
  const now = shown(sums.now.count);
  return { now, before: shown(sums.before.count), erased: now === null ? 0 : sums.now.erased };
};

export const countsIn = (sums: Both<Sums>, value: string, part: Part) => {
  const both = (figure: Figure) => ({
    now: sums.now(figure, value),
    before: sums.before(figure, value),
  });
  return {
    count: (figure: Figure) => countOf(both(figure), part),

    /** In fils; of a part with fewer than five of `of` nothing is told. */
    fils: (figure: Figure, of: Figure): Compared => {
      const [sum, counted] = [both(figure), both(of)];
      const told = (at: "now" | "before") =>
        part === "part" && tellable(counted[at].count) === null ? null : sum[at].fils;
      return { now: told("now"), before: told("before") };
    },
  };
};

/** Rounded seconds; null of fewer than five. */
const quantile = (histogram: Histogram, share: number): number | null => {
  if (sizeOf(histogram) < LEAST_TOLD) return null;
  return Math.round(quantileOf(histogram, share, durationScale) ?? 0);
};

export const comparedTimes = ({ now, before }: Both<Histogram>, share: number): Compared => ({
  now: quantile(now, share),
  before: quantile(before, share),
});
