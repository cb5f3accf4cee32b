import type { CsvError } from "../../../../../contract/office/csv-errors.ts";
import type { CsvRow } from "../../csv/rows.ts";
import type { Sheet, SheetCell, SheetPlan, Snapshot } from "./sheet.ts";

const SLICE = 200;

/** What a file would make of one plan; `cells` are all of it. */
export type Proposal<Content> = {
  plan: SheetPlan<Content>;
  content: Content;
  cells: ReadonlyMap<string, SheetCell>;
  /** The first row of the plan in the file. */
  row: number;
};

export type Checked<Content> = { errors: CsvError[]; proposals: Proposal<Content>[] };

/** A file in another encoding, or with what no database keeps. */
const unreadable = /[\uFFFD\0]/;

type OfPlan<Content> = {
  plan: SheetPlan<Content>;
  row: number;
  cells: Map<string, SheetCell>;
  hasErrors: boolean;
};

/**
 * Yields the number of rows that are done after each slice, so that others can go on.
 * @returns every error of the file, in the order of its rows, and a proposal for each whole plan
 */
export function* checkRows<Content>(
  sheet: Sheet<Content>,
  rows: readonly CsvRow[],
  snapshot: Snapshot<Content>,
): Generator<number, Checked<Content>> {
  const errors: CsvError[] = [];
  const plans = new Map(snapshot.plans.map((plan) => [plan.id, plan]));
  const found = new Map<string, OfPlan<Content>>();

  const readRow = ({ row, values }: CsvRow) => {
    const blame = (column: string, code: CsvError["code"]) =>
      errors.push({ row, column, value: values[column] ?? "", code });
    const foreign = sheet.columns.find((column) => unreadable.test(values[column] ?? ""));
    if (foreign) return blame(foreign, "unreadable");
    const plan = plans.get((values["plan"] ?? "").trim());
    if (!plan) return blame("plan", "unknownPlan");
    const own = found.get(plan.id) ?? { plan, row, cells: new Map(), hasErrors: false };
    found.set(plan.id, own);
    const read = sheet.readRow(values);
    const isDoubled = "key" in read && own.cells.has(read.key);
    if ("key" in read && !isDoubled) return own.cells.set(read.key, { row, ...read });
    own.hasErrors = true;
    return isDoubled || "key" in read
      ? blame(sheet.columns[2] ?? "", "doubled")
      : blame(read.column, read.code);
  };

  let checked = 0;
  for (const row of rows) {
    readRow(row);
    checked += 1;
    if (checked % SLICE === 0) yield checked;
  }

  const proposals: Proposal<Content>[] = [];
  const byNumber = new Map(rows.map(({ row, values }) => [row, values]));
  for (const { plan, row, cells, hasErrors } of found.values()) {
    yield checked;
    if (hasErrors) continue;
    const built = sheet.build(plan, [...cells.values()], snapshot);
    if (!Array.isArray(built)) {
      proposals.push({ plan, content: built as Content, cells, row });
      continue;
    }
    for (const { key, column, code, value } of built) {
      const cell = key === undefined ? undefined : cells.get(key);
      const written = byNumber.get(cell?.row ?? row)?.[column];
      errors.push({ row: cell?.row ?? row, column, value: value ?? written ?? "", code });
    }
  }
  return { errors: errors.toSorted((one, other) => one.row - other.row), proposals };
}
