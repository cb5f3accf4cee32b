import { inArray, sql } from "drizzle-orm";
import { bucketOf, durationScale } from "../../../domain/analytics/buckets.ts";
import type { Counting } from "../../../domain/analytics/count-event.ts";
import { type Counted, type Dimension, NO_VALUE } from "../../../domain/analytics/figures.ts";
import { spansOfDay } from "../../../domain/analytics/spans.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { insertRowsIn } from "../../adapters/database/insert-rows.ts";
import { schema } from "../../adapters/database/schema.ts";

const { figureCells, figureEvents, figureTimes } = schema;

export type EventRow = typeof figureEvents.$inferInsert;

type Sale = Omit<Counted, "invented">;

export const eventRow = (
  { seq, at, requestId }: { seq: number; at: Date; requestId: string },
  { figure, fils, seconds, colleague, outcome }: Counting,
  { emirate, insurer, cover, kind, language, plan }: Sale,
): EventRow => ({
  seq,
  at,
  requestId,
  figure,
  fils,
  seconds,
  colleague,
  outcome,
  emirate: emirate ?? NO_VALUE,
  insurer: insurer ?? NO_VALUE,
  cover: cover ?? NO_VALUE,
  kind,
  language,
  plan: plan ?? NO_VALUE,
});

type Cell = typeof figureCells.$inferSelect;
type Times = typeof figureTimes.$inferInsert;

/** All together, and one of each dimension; nobody's work and no outcome are no rows of a table. */
const partsOf = (row: EventRow): { dimension: Dimension | ""; value: string }[] => [
  { dimension: "", value: "" },
  ...(["emirate", "insurer", "cover", "kind", "language", "plan"] as const).map((dimension) => ({
    dimension,
    value: row[dimension],
  })),
  ...(["colleague", "outcome"] as const).flatMap((dimension) => {
    const value = row[dimension];
    return value ? [{ dimension, value }] : [];
  }),
];

/** The cells to which a row is added. */
const cellsOf = (row: EventRow) =>
  spansOfDay(dayInDubai(row.at)).flatMap((span) =>
    partsOf(row).map((part) => ({ ...span, figure: row.figure, ...part })),
  );

const keyOf = ({
  span,
  start,
  dimension,
  figure,
  value,
}: Omit<Cell, "count" | "fils" | "erased">) => [span, start, dimension, figure, value].join("\n");

const addCellsIn = async (tx: Transaction, rows: readonly EventRow[], as: "count" | "erased") => {
  const cells = new Map<string, Cell>();
  for (const row of rows)
    for (const cell of cellsOf(row)) {
      const key = keyOf(cell);
      const sum = cells.get(key) ?? { ...cell, count: 0, fils: 0, erased: 0 };
      sum[as] += 1;
      if (as === "count") sum.fils += row.fils ?? 0;
      cells.set(key, sum);
    }
  await insertRowsIn(
    tx,
    figureCells,
    [...cells.values()],
    sql`on conflict (dimension, span, start, figure, value) do update set
      count = ${figureCells}.count + excluded.count, fils = ${figureCells}.fils + excluded.fils,
      erased = ${figureCells}.erased + excluded.erased`,
  );
};

const addTimesIn = async (tx: Transaction, rows: readonly EventRow[]) => {
  const times = new Map<string, Times>();
  for (const row of rows) {
    if (row.seconds === null || row.seconds === undefined) continue;
    const bucket = String(bucketOf(row.seconds, durationScale));
    for (const { span, start, figure, dimension, value } of cellsOf(row)) {
      const cell = { span, start, figure, dimension, value };
      const sum = times.get(keyOf(cell)) ?? { ...cell, counts: {} };
      sum.counts[bucket] = (sum.counts[bucket] ?? 0) + 1;
      times.set(keyOf(cell), sum);
    }
  }
  await insertRowsIn(
    tx,
    figureTimes,
    [...times.values()],
    sql`on conflict (dimension, span, start, figure, value) do update set
      counts = add_counts(${figureTimes}.counts, excluded.counts)`,
  );
};

/** Adds events to the figures, and keeps a row of each whose request is there. */
export const addEventsIn = async (
  tx: Transaction,
  rows: readonly EventRow[],
  isErased: (requestId: string) => boolean,
) => {
  await addCellsIn(tx, rows, "count");
  await addTimesIn(tx, rows);
  await addCellsIn(
    tx,
    rows.filter(({ requestId }) => isErased(requestId)),
    "erased",
  );
  await insertRowsIn(
    tx,
    figureEvents,
    rows.filter(({ requestId }) => !isErased(requestId)),
  );
};

/** Figures keep what they counted, and say how much of it has no row any more. */
export const eraseEventsIn = async (tx: Transaction, requestIds: readonly string[]) => {
  if (requestIds.length === 0) return;
  const rows = await tx
    .delete(figureEvents)
    .where(inArray(figureEvents.requestId, [...requestIds]))
    .returning();
  await addCellsIn(tx, rows, "erased");
};
