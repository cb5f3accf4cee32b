import * as z from "zod/mini";
import { promiseMeasures } from "../domain/analytics/promise-day.ts";
import { refusals } from "./answers.ts";
import { route } from "./route.ts";
import { bilingual, moment } from "./values.ts";

/** In seconds; null where there are too few cases. */
const measured = {
  cases: z.number(),
  median: z.nullable(z.number()),
  nineOfTen: z.nullable(z.number()),
};
export const MeasuredTime = z.object(measured);
export type MeasuredTime = z.infer<typeof MeasuredTime>;

const TimesOfMeasure = z.object({
  measure: z.enum(promiseMeasures),
  together: MeasuredTime,
  /** Most cases first; null where no insurer was chosen yet. */
  byInsurer: z.array(
    z.object({ ...measured, insurer: z.nullable(z.object({ slug: z.string(), name: bilingual })) }),
  ),
});
export type TimesOfMeasure = z.infer<typeof TimesOfMeasure>;

const StampedDay = z.object({
  /** YYYY-MM-DD in Dubai. */
  day: z.string(),
  /** Seals of the audit. */
  firstSeal: z.number(),
  lastSeal: z.number(),
  cases: z.number(),
  /** Hex, keyed; empty where the day's stamp is gone. */
  digest: z.string(),
  /** False: its cases are left out of the times. */
  isVerified: z.boolean(),
});
export type StampedDay = z.infer<typeof StampedDay>;

export const OurTimes = z.object({
  /** Up to then all is counted; null before the first count. */
  asOf: z.nullable(moment),
  /** The first day with a case; earlier cases are left out. */
  since: z.nullable(z.string()),
  real: z.array(TimesOfMeasure),
  /** Of the demonstration: people, cars and payments are invented. */
  invented: z.array(TimesOfMeasure),
  /** Newest first. */
  days: z.array(StampedDay),
});
export type OurTimes = z.infer<typeof OurTimes>;

export const readOurTimes = route({
  method: "GET",
  url: "/api/our-times",
  config: { access: "anyone", fromMemory: true },
  schema: {
    summary: "How long it took in the last 90 days, by insurer, and what proves it",
    tags: ["site"],
    response: {
      200: z.object({ status: z.literal("success"), data: OurTimes }),
      ...refusals,
    },
  },
});
