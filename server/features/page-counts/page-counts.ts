import { countedPage, languageOfPath } from "../../../contract/counted-page.ts";
import { home } from "../../../contract/page-paths.ts";
import { bucketOf, type SpeedMetric, speedScales } from "../../../domain/analytics/buckets.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Language } from "../../../domain/language.ts";
import type { Parts } from "../../parts.ts";
import { keyOf } from "./counted-rows.ts";
import { createPageCountsStore } from "./page-counts-store.ts";
import { createShownAnswers } from "./shown-answers.ts";
import { createTally } from "./tally.ts";

/** With the time that writing takes within the ten seconds of ruling O11. */
const INTERVAL_MS = 5_000;

const metrics = Object.keys(speedScales) as SpeedMetric[];

type SpeedReport = { page: string; language: Language } & {
  [metric in SpeedMetric]?: number | undefined;
};

/** Visits, page speed and shown prices, counted in memory (ruling O11): nobody is followed. */
export const createPageCounts = ({ db, now }: Pick<Parts, "db" | "now">) => {
  const store = createPageCountsStore(db);
  const visits = createTally(store.addVisits);
  const speed = createTally(store.addSpeed);
  const shown = createTally(store.addShown);
  const today = () => dayInDubai(now());

  const answers = createShownAnswers(({ day, insurer, plan, ...sums }) => {
    shown.add(keyOf(day, insurer, plan, "shown"), sums.shown);
    shown.add(keyOf(day, insurer, plan, "cheapest"), sums.cheapest);
  });

  /** Writes what was counted. */
  const flush = async () => {
    answers.addUp();
    const writing = await Promise.allSettled([visits.flush(), speed.flush(), shown.flush()]);
    for (const one of writing) if (one.status === "rejected") throw one.reason;
  };

  return {
    visit: (page: string) => {
      visits.add(keyOf(today(), countedPage(page), languageOfPath(page), "visits"));
    },

    /**
     * A load of a page, which is also a visit of it; the home page tells its visits by itself (ruling
     * A9). A value that the browser did not measure is not counted.
     */
    load: ({ page, language, ...values }: SpeedReport) => {
      const name = countedPage(page);
      if (name !== home) visits.add(keyOf(today(), name, language, "visits"));
      for (const metric of metrics) {
        const value = values[metric];
        if (value === undefined) continue;
        const bucket = bucketOf(value, speedScales[metric]);
        speed.add(keyOf(today(), name, language, metric, bucket));
      }
    },

    /** `day` is the one whose prices they are. */
    show: answers.show,

    flush,

    start: (onError: (error: Error) => void) => {
      let writing: Promise<void> | undefined;
      const write = () =>
        (writing ??= flush()
          .catch(onError)
          .finally(() => (writing = undefined)));
      const timer = setInterval(() => void write(), INTERVAL_MS).unref();
      return {
        /** Writes what is left. */
        stop: async () => {
          clearInterval(timer);
          await writing;
          await write();
        },
      };
    },
  };
};

export type PageCounts = ReturnType<typeof createPageCounts>;
