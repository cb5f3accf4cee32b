import type { OurTimes } from "../../../contract/our-times.ts";
import { momentOf } from "../../../contract/values.ts";
import { PUBLISHED_DAYS, timesOf } from "../../../domain/analytics/measured-times.ts";
import { promiseMeasures } from "../../../domain/analytics/promise-day.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Parts } from "../../parts.ts";
import { createPromisesStore } from "../../records/promises/promises-store.ts";
import { createOurTimesStore } from "./our-times-store.ts";

/** What we publish of our own times (ruling O11): of days that can be verified, by insurer. */
export const readOurTimesOf = async ({ db, now }: Pick<Parts, "db" | "now">): Promise<OurTimes> => {
  const promises = createPromisesStore(db);
  const store = createOurTimesStore(db);
  const asOf = await store.countedUntil();
  const days = await promises.since(dayInDubai(now(), 1 - PUBLISHED_DAYS));
  const names = await store.insurerNames();
  const verified = days.filter(({ fault }) => fault === null).map(({ times }) => times);

  const nameOf = (slug: string) => ({ slug, name: names.get(slug) ?? { en: slug, ar: slug } });
  const measured = (invented: boolean) =>
    promiseMeasures.map((measure) => {
      const { byInsurer, ...times } = timesOf(verified, measure, invented);
      return {
        ...times,
        byInsurer: byInsurer.map(({ insurer, ...one }) => ({
          ...one,
          insurer: insurer === null ? null : nameOf(insurer),
        })),
      };
    });

  return {
    asOf: momentOf(asOf),
    since: (await promises.firstDay()) ?? null,
    real: measured(false),
    invented: measured(true),
    days: days.toReversed().map(({ day, firstSeq, lastSeq, cases, digest, fault }) => ({
      day,
      firstSeal: firstSeq,
      lastSeal: lastSeq,
      cases,
      digest,
      isVerified: fault === null,
    })),
  };
};
