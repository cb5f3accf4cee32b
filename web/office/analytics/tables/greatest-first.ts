import type { Compared } from "../../../../contract/office/analytics/figure-shapes.ts";
import { NO_VALUE } from "../../../../domain/analytics/figures.ts";

/** 1 to 4 are not told, not even by their place among them. */
const sizeOf = ({ now }: Compared) => now ?? 1;

/** Rows in the order of what matters in them; those without a value come last. */
export const greatestFirst = <Row extends object>(
  rows: readonly Row[],
  of: (row: Row) => Compared,
): Row[] => {
  const isNone = (row: Row) => Number("value" in row && row.value === NO_VALUE);
  return rows.toSorted(
    (one, other) => isNone(one) - isNone(other) || sizeOf(of(other)) - sizeOf(of(one)),
  );
};
