import { and, asc, between, eq, inArray, sql } from "drizzle-orm";
import { addUp, type Histogram, histogramOf } from "../../../../domain/analytics/buckets.ts";
import {
  type Dimension,
  type Figure,
  figuresBy,
  type TimedFigure,
} from "../../../../domain/analytics/figures.ts";
import type { Period } from "../../../../domain/analytics/period.ts";
import type { Database } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { inSpans } from "./spans-store.ts";

const { figureCells, figureCursor, figureTimes } = schema;

export type Sum = { count: number; fils: number; erased: number };

/** By figure and value; nothing is undefined. */
export type Sums = (figure: Figure, value: string) => Sum;

const nothing: Sum = { count: 0, fils: 0, erased: 0 };

export const createFiguresStore = (db: Database) => ({
  /** Sums of a period, all together where `dimension` is empty. */
  sums: async (
    period: Period,
    dimension: Dimension | "",
    figures: readonly Figure[] = figuresBy[dimension],
  ) => {
    const rows = await db
      .select({
        figure: figureCells.figure,
        value: figureCells.value,
        count: sql<number>`sum(${figureCells.count})::integer`,
        fils: sql`sum(${figureCells.fils})`.mapWith(Number),
        erased: sql<number>`sum(${figureCells.erased})::integer`,
      })
      .from(figureCells)
      .where(
        and(
          inSpans(figureCells, period),
          eq(figureCells.dimension, dimension),
          inArray(figureCells.figure, [...figures]),
        ),
      )
      .groupBy(figureCells.figure, figureCells.value);
    const byKey = new Map(
      rows.map(({ figure, value, ...sum }) => [`${figure} ${value}`, sum] as const),
    );
    const of: Sums = (figure, value) => byKey.get(`${figure} ${value}`) ?? nothing;
    return { of, values: [...new Set(rows.map(({ value }) => value))].toSorted() };
  },

  times: async (period: Period): Promise<(figure: TimedFigure) => Histogram> => {
    const rows = await db
      .select({ figure: figureTimes.figure, counts: figureTimes.counts })
      .from(figureTimes)
      .where(and(inSpans(figureTimes, period), eq(figureTimes.dimension, "")));
    return (figure) =>
      addUp(rows.filter((row) => row.figure === figure).map(({ counts }) => histogramOf(counts)));
  },

  /** All together, by day or by month. */
  steps: (span: "day" | "month", { from, to }: Period, figures: readonly Figure[]) =>
    db
      .select({
        start: figureCells.start,
        figure: figureCells.figure,
        count: figureCells.count,
      })
      .from(figureCells)
      .where(
        and(
          eq(figureCells.span, span),
          between(figureCells.start, from, to),
          eq(figureCells.dimension, ""),
          inArray(figureCells.figure, [...figures]),
        ),
      )
      .orderBy(asc(figureCells.start)),

  /** Up to when everything is counted; undefined before the first time. */
  countedAt: async (): Promise<Date | undefined> => {
    const [row] = await db.select({ at: figureCursor.at }).from(figureCursor);
    return row?.at;
  },
});

export type FiguresStore = ReturnType<typeof createFiguresStore>;
