import { countedPage, languageOfPath } from "../../../contract/counted-page.ts";
import { bucketOf, type SpeedMetric, speedScales } from "../../../domain/analytics/buckets.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Language } from "../../../domain/language.ts";
import type { Parts } from "../../parts.ts";
import type { ShownPrices } from "../quotes/shown-prices.ts";
import { keyOf } from "./counted-rows.ts";
import { createPageCountsStore } from "./page-counts-store.ts";
import { createTally } from "./tally.ts";

/** With the time that writing takes within the ten seconds of ruling O11. */
const INTERVAL_MS = 5_000;

/** Answers that wait to be counted by plan; each may be counted many times. */
const MAX_ANSWERS = 200;

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

  let answers = new Map<ShownPrices, { day: string; times: number }>();
  const countAnswers = () => {
    for (const [prices, { day, times }] of answers)
      for (const { insurer, plan, isCheapest } of prices) {
        shown.add(keyOf(day, insurer, plan, "shown"), times);
        if (isCheapest) shown.add(keyOf(day, insurer, plan, "cheapest"), times);
      }
    answers = new Map();
  };

  /** Writes what was counted. */
  const flush = async () => {
    countAnswers();
    const writing = await Promise.allSettled([visits.flush(), speed.flush(), shown.flush()]);
    for (const one of writing) if (one.status === "rejected") throw one.reason;
  };

  return {
    visit: (page: string) => {
      visits.add(keyOf(today(), countedPage(page), languageOfPath(page), "visits"));
    },

    /** A value that the browser did not measure is not counted. */
    speed: ({ page, language, ...values }: SpeedReport) => {
      for (const metric of metrics) {
        const value = values[metric];
        if (value === undefined) continue;
        const bucket = bucketOf(value, speedScales[metric]);
        speed.add(keyOf(today(), countedPage(page), language, metric, bucket));
      }
    },

    /** The same answer is sent again from memory: then this takes no longer than one addition. */
    show: (prices: ShownPrices, day: string) => {
      const answer = answers.get(prices);
      if (answer?.day === day) {
        answer.times++;
        return;
      }
      if (answer || answers.size >= MAX_ANSWERS) countAnswers();
      answers.set(prices, { day, times: 1 });
    },

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
