import {
  type Cell,
  cellKey,
  cellsOf,
  editionFrom,
} from "../../../../domain/insurance/edition-cells.ts";
import { InvalidEdition } from "../../../../domain/quotes/parse-edition.ts";
import type { Edition } from "../../../../domain/quotes/rating-plan.ts";
import { readCell, showCell } from "./cell-text.ts";

export type SheetTexts = Readonly<Record<string, string>>;

export const textsOf = (cells: readonly Cell[]): SheetTexts =>
  Object.fromEntries(cells.map((cell) => [cellKey(cell), showCell(cell.value, cell.unit)]));

/** Whether an edition may have this number there; what else it has does not matter. */
const isPossible = (saved: Edition, cells: readonly Cell[], changed: Cell): boolean => {
  const key = cellKey(changed);
  try {
    editionFrom(
      saved,
      cells.map((cell) => (cellKey(cell) === key ? changed : cell)),
    );
    return true;
  } catch (error) {
    if (error instanceof InvalidEdition) return false;
    throw error;
  }
};

export type SheetRead = {
  edition: Edition;
  cells: Cell[];
  /** Keys of cells whose text is no possible value; they count as they were saved. */
  wrong: ReadonlySet<string>;
};

/** What is typed, as an edition. */
export function readSheet(saved: Edition, texts: SheetTexts): SheetRead {
  const before = cellsOf(saved);
  const wrong = new Set<string>();
  const cells = before.map((cell) => {
    const key = cellKey(cell);
    const value = readCell(texts[key] ?? "", cell.unit);
    if (value === cell.value) return cell;
    const changed = value !== undefined && { ...cell, value };
    if (changed && isPossible(saved, before, changed)) return changed;
    wrong.add(key);
    return cell;
  });
  return { edition: editionFrom(saved, cells), cells, wrong };
}
