import type { KeyboardEvent } from "react";
import { useLanguage } from "../../kit/use-language.ts";
import { focusCell } from "./cell-id.ts";
import { nextCell, type Way } from "./next-cell.ts";
import type { SheetInHand } from "./use-sheet.ts";

const isAll = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length;

/** Within a text the caret moves first; at its edge, and over a whole one, the cell does. */
const leavesText = (input: HTMLInputElement, key: string): boolean =>
  isAll(input) ||
  (key === "ArrowLeft" ? input.selectionEnd === 0 : input.selectionStart === input.value.length);

/** Arrows move between cells, Enter to the next one, Esc gives the value on sale back. */
export function useCellKeys({ grid, giveBack }: Pick<SheetInHand, "grid" | "giveBack">) {
  const { language } = useLanguage();
  const isRtl = language === "ar";

  const wayOf = (event: KeyboardEvent<HTMLInputElement>): Way | undefined => {
    const { key, currentTarget, shiftKey } = event;
    if (key === "Enter") return shiftKey ? "before" : "after";
    if (shiftKey) return undefined;
    if (key === "ArrowUp") return "up";
    if (key === "ArrowDown") return "down";
    if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
    if (!leavesText(currentTarget, key)) return undefined;
    return (key === "ArrowRight") === isRtl ? "before" : "after";
  };

  return (event: KeyboardEvent<HTMLInputElement>, cell: string) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return giveBack(cell);
    const way = wayOf(event);
    if (!way) return;
    event.preventDefault();
    focusCell(nextCell(grid, cell, way));
  };
}
