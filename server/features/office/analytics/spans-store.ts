import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Period } from "../../../../domain/analytics/period.ts";
import { spansOf } from "../../../../domain/analytics/spans.ts";

/** The few rows of a period, each found by its key. */
export const inSpans = (table: { span: PgColumn; start: PgColumn }, period: Period): SQL => {
  const spans = spansOf(period).map(({ span, start }) => sql`(${span}, ${start}::date)`);
  return sql`(${table.span}, ${table.start}) in (${sql.join(spans, sql`, `)})`;
};
