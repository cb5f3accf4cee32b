/** What our published times measure. */
export const promiseMeasures = ["firstAnswer", "toPolicy", "toRefund"] as const;
export type PromiseMeasure = (typeof promiseMeasures)[number];

/** Counts by bucket of `durationScale`, for one insurer; real and invented cases stay apart. */
export type PromiseTimes = {
  measure: PromiseMeasure;
  /** Null before an insurer is chosen. */
  insurer: string | null;
  invented: boolean;
  counts: Record<string, number>;
};

export type DayOfPromises = PromiseTimes[];
