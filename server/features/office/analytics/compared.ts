import {
  durationScale,
  type Histogram,
  quantileOf,
  sizeOf,
} from "../../../../domain/analytics/buckets.ts";
import { LEAST_TOLD, type Figure } from "../../../../domain/analytics/figures.ts";
import { hiddenParts } from "../../../../domain/analytics/hidden-parts.ts";
import type { Compared, Count } from "../../../../contract/office/analytics/figure-shapes.ts";
import type { Sums } from "./figures-store.ts";

/** A period and the one before it. */
export type Both<Of> = { now: Of; before: Of };

export const bothOf = async <Key, Of>(
  periods: Both<Key>,
  read: (period: Key) => Promise<Of>,
): Promise<Both<Of>> => {
  const [now, before] = await Promise.all([read(periods.now), read(periods.before)]);
  return { now, before };
};

/** Of all together nothing is hidden, and of a colleague's work. */
const nothingIsHidden = () => false;

type IsHidden = (figure: Figure, at: "now" | "before") => boolean;

const countingIn = (sums: Both<Sums>, value: string, isHidden: IsHidden) => {
  const both = (figure: Figure) => ({
    now: sums.now(figure, value),
    before: sums.before(figure, value),
  });
  return {
    /** A hidden count does not say how many of it were erased either. */
    count: (figure: Figure): Count => {
      const { now, before } = both(figure);
      const isUntold = isHidden(figure, "now");
      return {
        now: isUntold ? null : now.count,
        before: isHidden(figure, "before") ? null : before.count,
        erased: isUntold ? 0 : now.erased,
      };
    },

    /** In fils; nothing is told of a part whose `of` is hidden. */
    fils: (figure: Figure, of: Figure): Compared => {
      const sum = both(figure);
      const told = (at: "now" | "before") => (isHidden(of, at) ? null : sum[at].fils);
      return { now: told("now"), before: told("before") };
    },
  };
};

export type Counting = ReturnType<typeof countingIn>;

export const wholeIn = (sums: Both<Sums>, value: string): Counting =>
  countingIn(sums, value, nothingIsHidden);

/** What is told of each part, beside all others (ruling O11). */
export const partsIn = (
  sums: Both<Sums>,
  values: readonly string[],
): ((value: string) => Counting) => {
  const hidden = new Map<string, ReadonlySet<string>>();
  const hiddenOf = (figure: Figure, at: "now" | "before") => {
    const key = `${at} ${figure}`;
    const found = hidden.get(key) ?? hiddenIn(sums[at], figure, values);
    hidden.set(key, found);
    return found;
  };
  return (value) => countingIn(sums, value, (figure, at) => hiddenOf(figure, at).has(value));
};

export const hiddenIn = (sums: Sums, figure: Figure, values: readonly string[]) =>
  hiddenParts(new Map(values.map((value) => [value, sums(figure, value).count])));

/** Rounded seconds; null of fewer than five. */
const quantile = (histogram: Histogram, share: number): number | null => {
  if (sizeOf(histogram) < LEAST_TOLD) return null;
  return Math.round(quantileOf(histogram, share, durationScale) ?? 0);
};

export const comparedTimes = ({ now, before }: Both<Histogram>, share: number): Compared => ({
  now: quantile(now, share),
  before: quantile(before, share),
});
