import type { Edition } from "../quotes/rating-plan.ts";
import { type Cell, cellKey, cellsOf, cellTables } from "./edition-cells.ts";

/** A cell in which two editions differ; null where one of them has none. */
export type CellDifference = Pick<Cell, "table" | "row" | "unit"> & {
  before: number | null;
  after: number | null;
};

const byKey = (edition: Edition) => new Map(cellsOf(edition).map((cell) => [cellKey(cell), cell]));

/** Rows that begin at a number; those with names stay as they are. */
const byRow = (one: Pick<Cell, "row">, other: Pick<Cell, "row">) =>
  Number(one.row) - Number(other.row) || 0;

/** In the order in which an edition is read, with what only one of them has at its place. */
export function compareCells(before: Edition, after: Edition): CellDifference[] {
  const [old, next] = [byKey(before), byKey(after)];
  const differences = Array.from(new Map([...old, ...next]), ([key, { table, row, unit }]) => ({
    table,
    row,
    unit,
    before: old.get(key)?.value ?? null,
    after: next.get(key)?.value ?? null,
  })).filter((one) => one.before !== one.after);
  return cellTables.flatMap((table) =>
    differences.filter((one) => one.table === table).toSorted(byRow),
  );
}
