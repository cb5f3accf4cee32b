import {
  cellKey,
  type Cell,
  cellsOf,
  type CellTable,
  cellTables,
  type CellUnit,
  editionFrom,
  unitOf,
} from "../../../../../domain/insurance/edition-cells.ts";
import { InvalidEdition } from "../../../../../domain/quotes/parse-edition.ts";
import type { Edition } from "../../../../../domain/quotes/rating-plan.ts";
import { cellAt } from "./edition-path.ts";
import type { PlanFault, Sheet, SheetCell } from "./sheet.ts";

/** Wrong values of one plan that are looked for one after the other. */
const MOST_FAULTS = 20;

/** Percent as hundredths in decimals, without those that are zero: 1250 is `12.5`. */
const writeValue = ({ unit, value }: Cell) => String(unit === "percent" ? value / 100 : value);

/** @returns basis points, dirhams or years; undefined for what is no such number */
const readValue = (written: string, unit: CellUnit): number | undefined => {
  if (unit !== "percent") return /^-?\d{1,12}$/.test(written) ? Number(written) : undefined;
  const match = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(written);
  if (!match) return undefined;
  const [, sign, whole, part = ""] = match;
  const points = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return sign && points > 0 ? -points : points;
};

const isTable = (table: string): table is CellTable => cellTables.some((one) => one === table);

/** A plan's cells with the first wrong ones put right, to find those after them. */
const faultsOf = (build: (cells: Cell[]) => Edition, given: readonly Cell[]) => {
  const cells = [...given];
  const faults: PlanFault[] = [];
  while (faults.length < MOST_FAULTS) {
    try {
      return { edition: build(cells), faults };
    } catch (error) {
      if (!(error instanceof InvalidEdition)) throw error;
      const at = cellAt(error.path, cells);
      const cell = at === undefined ? undefined : cells[at];
      if (at === undefined || !cell) {
        faults.push({ column: "", code: "notValid", value: error.path.replace("edition.", "") });
        break;
      }
      const isOutside = error.path.endsWith(".from") || error.path.endsWith(".valueAed");
      const column = isOutside ? "row" : "value";
      faults.push({ key: cellKey(cell), column, code: "outOfRange" });
      if (isOutside || cell.value === 0) break;
      cells[at] = { ...cell, value: 0 };
    }
  }
  return { edition: undefined, faults };
};

const cellOf = ({ key, value }: Pick<SheetCell, "key" | "value">): Cell => {
  const [table = "", row = ""] = key.split(".");
  const known = table as CellTable;
  return { table: known, row, unit: unitOf(known, row) ?? "percent", value: Number(value) };
};

/** One row for each number of an edition. */
export const editionSheet: Sheet<Edition> = {
  columns: ["plan", "table", "row", "unit", "value"],

  rowsOf: (plan, edition) =>
    cellsOf(edition).map((cell) => [plan, cell.table, cell.row, cell.unit, writeValue(cell)]),

  cellsOf: (edition) => new Map(cellsOf(edition).map((cell) => [cellKey(cell), cell.value])),

  readRow: ({ table = "", row = "", unit = "", value = "" }) => {
    const [ofTable, ofRow] = [table.trim(), row.trim()];
    if (!isTable(ofTable)) return { column: "table", code: "unknownTable" };
    const expected = unitOf(ofTable, ofRow);
    if (!expected) return { column: "row", code: "unknownRow" };
    if (unit.trim() !== expected) return { column: "unit", code: "wrongUnit" };
    const number = readValue(value.trim(), expected);
    if (number === undefined) return { column: "value", code: "notNumber" };
    return { key: cellKey({ table: ofTable, row: ofRow }), value: number };
  },

  build: ({ id, cover }, given) => {
    const { edition, faults } = faultsOf(
      (cells) => editionFrom({ plan: id, cover }, cells),
      given.map(cellOf),
    );
    if (!edition || faults.length > 0) return faults;
    // A plan of third-party cover has no tables of the own car.
    if (cover === "comprehensive") return edition;
    const taken = new Set(cellsOf(edition).map(cellKey));
    const left = given.filter(({ key }) => !taken.has(key));
    if (left.length === 0) return edition;
    return left.map(({ key }) => ({ key, column: "table", code: "unknownTable" }));
  },
};
