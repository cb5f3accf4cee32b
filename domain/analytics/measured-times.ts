import { addUp, durationScale, histogramOf, quantileOf, sizeOf } from "./buckets.ts";
import type { DayOfPromises, PromiseMeasure, PromiseTimes } from "./promise-day.ts";

/** How far back we publish. */
export const PUBLISHED_DAYS = 90;

/** Fewer tell more of chance than of us. */
export const LEAST_MEASURED = 20;

/** In seconds; null where there are too few cases. */
export type MeasuredTime = { cases: number; median: number | null; nineOfTen: number | null };

const measured = (times: readonly PromiseTimes[]): MeasuredTime => {
  const histogram = addUp(times.map(({ counts }) => histogramOf(counts)));
  const cases = sizeOf(histogram);
  const at = (share: number) =>
    cases < LEAST_MEASURED ? null : Math.round(quantileOf(histogram, share, durationScale) ?? 0);
  return { cases, median: at(0.5), nineOfTen: at(0.9) };
};

export type TimesOfMeasure = {
  measure: PromiseMeasure;
  together: MeasuredTime;
  /** Null where no insurer was chosen yet; most cases first. */
  byInsurer: (MeasuredTime & { insurer: string | null })[];
};

/** One measure of all days together, and by insurer. */
export const timesOf = (
  days: readonly DayOfPromises[],
  measure: PromiseMeasure,
  invented: boolean,
): TimesOfMeasure => {
  const times = days.flat().filter((one) => one.measure === measure && one.invented === invented);
  const byInsurer = Array.from(
    Map.groupBy(times, ({ insurer }) => insurer),
    ([insurer, ofInsurer]) => ({ insurer, ...measured(ofInsurer) }),
  ).toSorted(
    (one, other) =>
      other.cases - one.cases || ((one.insurer ?? "") < (other.insurer ?? "") ? -1 : 1),
  );
  return { measure, together: measured(times), byInsurer };
};
