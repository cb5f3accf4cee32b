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
import { inSpans } from "./spans-store.ts";

const { pageSpeed, pageVisits, pricesShown } = schema;

const THREE_OF_FOUR = 0.75;

const sumOf = (column: PgColumn) => sql<number>`sum(${column})::integer`;

type Visits = z.infer<typeof PageVisits>;

/** Those that were opened most often come first. */
export const readVisits = async (
  db: Database,
  period: Period,
  before: Period,
): Promise<Visits[]> => {
  const counted = (of: Period) =>
    db
      .select({
        page: pageVisits.page,
        language: pageVisits.language,
        count: sumOf(pageVisits.count),
      })
      .from(pageVisits)
      .where(inSpans(pageVisits, of))
      .groupBy(pageVisits.page, pageVisits.language);
  const pages = new Map<string, Visits>();
  const rowOf = (page: string) => {
    const row = pages.get(page) ?? { page, en: 0, ar: 0, unknown: 0, before: 0 };
    pages.set(page, row);
    return row;
  };
  for (const { page, language, count } of await counted(period)) rowOf(page)[language] = count;
  for (const { page, count } of await counted(before)) rowOf(page).before += count;
  const total = ({ en, ar, unknown }: Visits) => en + ar + unknown;
  return [...pages.values()].toSorted(
    (one, other) => total(other) - total(one) || (one.page < other.page ? -1 : 1),
  );
};

type Speed = z.infer<typeof PageSpeed>;

/** In buckets, of one page in one language. */
type Loads = { metric: SpeedMetric; bucket: number; count: number };

const speedOf = (loads: readonly Loads[]): Omit<Speed, "page" | "language"> => {
  const of = (metric: SpeedMetric) => {
    const buckets = loads.filter((row) => row.metric === metric);
    const histogram = new Map(buckets.map((row) => [row.bucket, row.count]));
    const count = sizeOf(histogram);
    const value =
      count < LEAST_TOLD ? undefined : quantileOf(histogram, THREE_OF_FOUR, speedScales[metric]);
    return { count, value: value ?? null };
  };
  const [lcp, inp, cls] = [of("lcp"), of("inp"), of("cls")];
  return {
    // A browser that measures one may not know another.
    loads: Math.max(lcp.count, inp.count, cls.count),
    lcp: lcp.value,
    inp: inp.value,
    cls: cls.value,
  };
};

/** Those that were loaded most often come first; a page in each language. */
export const readSpeed = async (db: Database, period: Period): Promise<Speed[]> => {
  const { page, language, metric, counts } = pageSpeed;
  const rows = await db
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
  const byPage = Map.groupBy(rows, (row) => `${row.language} ${row.page}`);
  return Array.from(byPage.values(), (loads) => {
    const [first] = loads as [(typeof rows)[number]];
    return { page: first.page, language: first.language, ...speedOf(loads) };
  }).toSorted((one, other) => other.loads - one.loads);
};

/** Those that were shown most often come first. */
export const readShown = (
  db: Database,
  period: Period,
): Promise<Omit<z.infer<typeof ShownPlan>, "bought">[]> =>
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
    .orderBy(desc(sumOf(pricesShown.shown)), asc(pricesShown.plan));
