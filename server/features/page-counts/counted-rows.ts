import { type Span, spansOfDay } from "../../../domain/analytics/spans.ts";

/** No part has one. */
const BETWEEN = "\t";

/** The day in Dubai, whose count it is, and last what is counted of it. */
export const keyOf = (day: string, ...parts: readonly (string | number)[]): string =>
  [day, ...parts].join(BETWEEN);

type CountedRow = Span & { of: string[]; counts: Record<string, number> };

/**
 * One row for each key of the table, with days added up in their months. In one order, so that two
 * processes that write at the same time wait for each other, but never both.
 */
export const rowsOf = (counts: ReadonlyMap<string, number>): CountedRow[] => {
  const rows = new Map<string, CountedRow>();
  for (const [key, count] of counts) {
    const [day = "", ...parts] = key.split(BETWEEN);
    const of = parts.slice(0, -1);
    const counted = parts.at(-1) ?? "";
    for (const span of spansOfDay(day)) {
      const name = [span.span, span.start, ...of].join(BETWEEN);
      const row = rows.get(name) ?? { ...span, of, counts: {} };
      row.counts[counted] = (row.counts[counted] ?? 0) + count;
      rows.set(name, row);
    }
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
};
