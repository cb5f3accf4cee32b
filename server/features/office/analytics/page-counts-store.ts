import { asc, desc, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import type {
  PageSpeed,
  PageVisits,
  ShownPlan,
} from "../../../../contract/office/analytics/figure-shapes.ts";
import {
  quantileOf,
  sizeOf,
  type SpeedMetric,
  speedScales,
} from "../../../../domain/analytics/buckets.ts";
import { LEAST_TOLD } from "../../../../domain/analytics/figures.ts";
import type { Period } from "../../../../domain/analytics/period.ts";
import type { Database } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { type Both, bothOf } from "./compared.ts";
import { inSpans } from "./spans-store.ts";

const { pageSpeed, pageVisits, pricesShown } = schema;

const THREE_OF_FOUR = 0.75;

const sumOf = (column: PgColumn) => sql<number>`sum(${column})::integer`;

const nothing = () => ({ now: 0, before: 0 });

/** Rows of both periods by their key, each begun where it is first met. */
const joined = <Counted, Row>(
  { now, before }: Both<readonly Counted[]>,
  keyOf: (one: Counted) => string,
  begin: (one: Counted) => Row,
  add: (row: Row, one: Counted, at: "now" | "before") => void,
): Row[] => {
  const rows = new Map<string, Row>();
  for (const [at, counted] of [
    ["now", now],
    ["before", before],
  ] as const)
    for (const one of counted) {
      const row = rows.get(keyOf(one)) ?? begin(one);
      rows.set(keyOf(one), row);
      add(row, one, at);
    }
  return [...rows.values()];
};

type Visits = z.infer<typeof PageVisits>;

const visitsNow = ({ en, ar, unknown }: Visits) => en.now + ar.now + unknown.now;

/** Those that were opened most often come first. */
export const readVisits = async (db: Database, periods: Both<Period>): Promise<Visits[]> => {
  const counted = await bothOf(periods, (period) =>
    db
      .select({
        page: pageVisits.page,
        language: pageVisits.language,
        count: sumOf(pageVisits.count),
      })
      .from(pageVisits)
      .where(inSpans(pageVisits, period))
      .groupBy(pageVisits.page, pageVisits.language)
      .orderBy(asc(pageVisits.page)),
  );
  return joined(
    counted,
    ({ page }) => page,
    ({ page }): Visits => ({ page, en: nothing(), ar: nothing(), unknown: nothing() }),
    (row, { language, count }, at) => (row[language][at] = count),
  ).toSorted((one, other) => visitsNow(other) - visitsNow(one));
};

type Speed = z.infer<typeof PageSpeed>;
type Loads = {
  page: string;
  language: Speed["language"];
  metric: SpeedMetric;
  bucket: number;
  count: number;
};

const loadsIn = (db: Database, period: Period): Promise<Loads[]> => {
  const { page, language, metric, counts } = pageSpeed;
  return db
    .select({
      page,
      language,
      metric,
      bucket: sql<number>`bucket::integer`,
      count: sql<number>`sum(counted::integer)::integer`,
    })
    .from(pageSpeed)
    .crossJoinLateral(sql`jsonb_each_text(${counts}) as each(bucket, counted)`)
    .where(inSpans(pageSpeed, period))
    .groupBy(page, language, metric, sql`bucket`)
    .orderBy(asc(page), desc(language));
};

/** Of one page in one language. */
const measuredIn = (loads: readonly Loads[]) => {
  const of = (metric: SpeedMetric) => {
    const buckets = loads.filter((row) => row.metric === metric);
    const histogram = new Map(buckets.map((row) => [row.bucket, row.count]));
    const count = sizeOf(histogram);
    const value =
      count < LEAST_TOLD ? undefined : quantileOf(histogram, THREE_OF_FOUR, speedScales[metric]);
    return { count, value: value ?? null };
  };
  const [lcp, inp, cls] = [of("lcp"), of("inp"), of("cls")];
  // A browser that measures one may not know another.
  const count = Math.max(lcp.count, inp.count, cls.count);
  return { loads: count, lcp: lcp.value, inp: inp.value, cls: cls.value };
};

/** Those that were loaded most often come first; a page in each language. */
export const readSpeed = async (db: Database, periods: Both<Period>): Promise<Speed[]> => {
  const loads = await bothOf(periods, (period) => loadsIn(db, period));
  const pages = joined(
    loads,
    ({ page, language }) => `${language} ${page}`,
    ({ page, language }) => ({ page, language, now: [] as Loads[], before: [] as Loads[] }),
    (row, one, at) => row[at].push(one),
  );
  return pages
    .map(({ page, language, ...both }) => {
      const [now, before] = [measuredIn(both.now), measuredIn(both.before)];
      const compared = <Name extends keyof typeof now>(name: Name) => ({
        now: now[name],
        before: before[name],
      });
      return {
        page,
        language,
        loads: compared("loads"),
        lcp: compared("lcp"),
        inp: compared("inp"),
        cls: compared("cls"),
      };
    })
    .toSorted((one, other) => other.loads.now - one.loads.now);
};

type Shown = Omit<z.infer<typeof ShownPlan>, "bought">;

/** Those that were shown most often come first. */
export const readShown = async (db: Database, periods: Both<Period>): Promise<Shown[]> => {
  const counted = await bothOf(periods, (period) =>
    db
      .select({
        insurer: pricesShown.insurer,
        plan: pricesShown.plan,
        shown: sumOf(pricesShown.shown),
        cheapest: sumOf(pricesShown.cheapest),
      })
      .from(pricesShown)
      .where(inSpans(pricesShown, period))
      .groupBy(pricesShown.insurer, pricesShown.plan)
      .orderBy(asc(pricesShown.plan)),
  );
  return joined(
    counted,
    ({ insurer, plan }) => `${insurer} ${plan}`,
    ({ insurer, plan }): Shown => ({ insurer, plan, shown: nothing(), cheapest: nothing() }),
    (row, { shown, cheapest }, at) => {
      row.shown[at] = shown;
      row.cheapest[at] = cheapest;
    },
  ).toSorted((one, other) => other.shown.now - one.shown.now);
};
