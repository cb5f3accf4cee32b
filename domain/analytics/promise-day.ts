import { bucketOf, durationScale } from "./buckets.ts";

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

type Timed = Omit<PromiseTimes, "counts"> & { seconds: number };

const placeOf = ({ measure, insurer, invented }: Omit<PromiseTimes, "counts">) =>
  JSON.stringify([measure, insurer, invented]);

/** The same for the same cases, however they were divided, so that two days can be compared. */
export const addToDay = (day: DayOfPromises, cases: readonly Timed[]): DayOfPromises => {
  const byPlace = new Map(
    day.map((times) => [placeOf(times), { ...times, counts: { ...times.counts } }]),
  );
  for (const { measure, insurer, invented, seconds } of cases) {
    const place = placeOf({ measure, insurer, invented });
    const times = byPlace.get(place) ?? { measure, insurer, invented, counts: {} };
    const bucket = String(bucketOf(seconds, durationScale));
    times.counts[bucket] = (times.counts[bucket] ?? 0) + 1;
    byPlace.set(place, times);
  }
  return [...byPlace]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, times]) => times);
};
