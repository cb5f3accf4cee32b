import { type Cell, cellTables } from "../../../../../domain/insurance/edition-cells.ts";

/** Names of values that stand alone, as the cells have them. */
const alone: Record<string, [table: Cell["table"], row: string]> = {
  discount: ["discount", "all"],
  commission: ["commission", "all"],
  financed: ["ownDamage", "financed"],
  excessStep: ["ownDamage", "excessStep"],
};

/** Where the cell stands that the path of an `InvalidEdition` names; undefined if none does. */
export function cellAt(path: string, cells: readonly Cell[]): number | undefined {
  const [name = "", row = ""] = path.replace(/^edition\.(?:ownDamage\.)?/, "").split(".");
  const [, list = name, index] = /^(\w+)\[(\d+)\]$/.exec(name) ?? [];
  const table = cellTables.find((one) => one === list);
  const ofTable = (one: Cell) => one.table === table;
  let found: Cell | undefined;
  if (index !== undefined)
    found = cells
      .filter(ofTable)
      .toSorted((one, other) => Number(one.row) - Number(other.row))
      .at(Number(index));
  else {
    const [ownTable, ownRow] = alone[name] ?? [table, row];
    found = cells.find((cell) => cell.table === ownTable && cell.row === ownRow);
  }
  return found && cells.indexOf(found);
}
