import { useMemo, useState } from "react";
import type { Draft } from "../../../../contract/office/insurance/drafts.ts";
import { cellKey, cellsOf } from "../../../../domain/insurance/edition-cells.ts";
import { parseEdition } from "../../../../domain/quotes/parse-edition.ts";
import { readCell, showCell } from "./cell-text.ts";
import { readSheet, textsOf, type SheetTexts } from "./read-sheet.ts";
import { sectionsOf } from "./sections.ts";

/** The tables of a draft beside those on sale, and what is typed into their cells. */
export function useSheet(draft: Draft) {
  const { saved, before, sections, onSale, shown } = useMemo(() => {
    const saved = parseEdition(draft.content.edition);
    const sold = draft.before?.edition;
    const before = sold ? parseEdition(sold) : null;
    const cells = cellsOf(saved);
    const beforeCells = before ? cellsOf(before) : [];
    return {
      saved,
      before,
      sections: sectionsOf(cells),
      onSale: new Map(beforeCells.map((cell) => [cellKey(cell), cell])),
      shown: { saved: textsOf(cells), before: textsOf(beforeCells) },
    };
  }, [draft]);
  const [texts, setTexts] = useState<SheetTexts>(shown.saved);
  const read = useMemo(() => readSheet(saved, texts), [saved, texts]);
  const savedValues = new Map(cellsOf(saved).map((cell) => [cellKey(cell), cell.value]));
  const count = (differs: (key: string, value: number) => boolean) =>
    read.cells.filter((cell) => differs(cellKey(cell), cell.value)).length;

  return {
    saved,
    before,
    sections,
    onSale,
    texts,
    read,
    /** Keys of cells by section, for keys and for what is pasted. */
    grid: sections.map(({ cells }) => cells.map(cellKey)),
    changedCount: before ? count((key, value) => onSale.get(key)?.value !== value) : 0,
    isChanged: read.wrong.size > 0 || count((key, value) => savedValues.get(key) !== value) > 0,
    /** Once it is left, a cell reads like the others. */
    tidy: (key: string) => {
      const cell = read.cells.find((one) => cellKey(one) === key);
      if (!cell || read.wrong.has(key)) return;
      setTexts((now) => ({ ...now, [key]: showCell(cell.value, cell.unit) }));
    },
    /** What is pasted reads like the others at once. */
    fill: (typed: SheetTexts) => {
      const shown = Object.entries(typed).map(([key, text]) => {
        const unit = read.cells.find((one) => cellKey(one) === key)?.unit;
        const value = unit && readCell(text, unit);
        return [key, value === undefined ? text : showCell(value, unit ?? "aed")] as const;
      });
      setTexts((now) => ({ ...now, ...Object.fromEntries(shown) }));
    },
    write: (typed: SheetTexts) => setTexts((now) => ({ ...now, ...typed })),
    giveBack: (key: string) =>
      setTexts((now) => ({ ...now, [key]: shown.before[key] ?? shown.saved[key] ?? "" })),
  };
}

export type SheetInHand = ReturnType<typeof useSheet>;
