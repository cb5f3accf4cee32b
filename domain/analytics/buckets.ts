/**
 * Values are counted in fixed buckets, each at most 5 % wide (ruling O11): days can be added up, and
 * no single value is kept.
 */
const STEP = 1.05;

/** `least` and below is the first bucket, `most` and above the last. */
export type Scale = { least: number; most: number };

/** What browsers report: milliseconds, and the cumulative layout shift without a unit. */
export const speedScales = {
  lcp: { least: 50, most: 60_000 },
  inp: { least: 8, most: 10_000 },
  cls: { least: 0.001, most: 5 },
} as const satisfies Record<string, Scale>;
export type SpeedMetric = keyof typeof speedScales;

/** In seconds, from a second to a year. */
export const durationScale: Scale = { least: 1, most: 31_536_000 };

const stepsOf = ({ least, most }: Scale) => Math.ceil(Math.log(most / least) / Math.log(STEP));

export const bucketCount = (scale: Scale): number => stepsOf(scale) + 1;

/** The bucket of a value; 0 for `least` and less. */
export const bucketOf = (value: number, scale: Scale): number => {
  if (value <= scale.least) return 0;
  const steps = Math.ceil(Math.log(value / scale.least) / Math.log(STEP) - 1e-9);
  return Math.min(steps, stepsOf(scale));
};

/** The greatest value of a bucket: what is told of it is never better than what was measured. */
export const upperEnd = (bucket: number, { least, most }: Scale): number =>
  Math.min(least * STEP ** bucket, most);

/** Counts by bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** As the database has them: buckets are names there. */
export const histogramOf = (counts: Readonly<Record<string, number>>): Histogram =>
  new Map(Object.entries(counts).map(([bucket, count]) => [Number(bucket), count]));

/** How many values there are. */
export const sizeOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

export const addUp = (histograms: readonly Histogram[]): Histogram => {
  const sum = new Map<number, number>();
  for (const histogram of histograms)
    for (const [bucket, count] of histogram) sum.set(bucket, (sum.get(bucket) ?? 0) + count);
  return sum;
};

/**
 * The value that so large a share of all do not exceed, at most 5 % too high; undefined of nothing.
 * @param share 0.5 for the median, 0.9 for nine of ten
 */
export const quantileOf = (
  histogram: Histogram,
  share: number,
  scale: Scale,
): number | undefined => {
  const total = sizeOf(histogram);
  if (total === 0) return undefined;
  const rank = Math.max(1, Math.ceil(share * total));
  let passed = 0;
  for (const [bucket, count] of [...histogram].toSorted(([one], [other]) => one - other)) {
    passed += count;
    if (passed >= rank) return upperEnd(bucket, scale);
  }
  return undefined;
};
