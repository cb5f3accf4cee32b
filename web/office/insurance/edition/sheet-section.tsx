import type { ClipboardEvent, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { cellKey } from "../../../../domain/insurance/edition-cells.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { cellId } from "./cell-id.ts";
import { CellInput } from "./cell-input.tsx";
import { showCell } from "./cell-text.ts";
import type { SectionCells } from "./sections.ts";
import { useCellWords } from "./use-cell-words.ts";
import type { SheetInHand } from "./use-sheet.ts";

type Props = SectionCells & {
  sheet: SheetInHand;
  columns: number;
  isReadOnly: boolean;
  onKey: (event: KeyboardEvent<HTMLInputElement>, key: string) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>, key: string) => void;
};

const head = "ps-3 pe-1 text-start text-xs font-medium";

/** One table of the edition: what is on sale, and the draft under it. */
export function SheetSection(props: Props) {
  const { section, cells, sheet, columns, isReadOnly, onKey, onPaste } = props;
  const { t } = useTranslation("office");
  const { columnOf, nameOf } = useCellWords();
  const { onSale, texts, read, write, tidy, before } = sheet;
  const valueOf = new Map(read.cells.map((cell) => [cellKey(cell), cell.value]));
  const wrong = cells.filter((cell) => read.wrong.has(cellKey(cell)));

  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={columns + 1}
          className="border-b border-line bg-surface px-3 pt-4 pb-1.5 text-start text-xs font-body text-ink-muted"
        >
          <span className="me-2 text-base font-strong text-ink">
            {t(`insurance.edition.sections.${section}`)}
          </span>
          {t(`insurance.edition.counts.${section}`)}
        </th>
      </tr>
      <tr className="text-xs text-ink-muted">
        <td aria-hidden="true" className="border-b border-line bg-surface-soft" />
        {cells.map((cell) => (
          <td
            key={cellKey(cell)}
            className="border-e border-b border-line bg-surface-soft px-1 py-1 text-end align-bottom text-[0.75rem] leading-tight max-lg:px-0.5 max-lg:text-[0.6875rem] max-lg:tracking-[-0.02em] wrap-break-word"
          >
            <bdi>{columnOf(cell)}</bdi>
          </td>
        ))}
      </tr>
      {before && (
        <tr className="text-sm text-ink-muted">
          <th scope="row" className={`h-8 border-b border-line bg-surface-raised ${head}`}>
            {t("insurance.edition.onSale")}
          </th>
          {cells.map((cell) => {
            const sold = onSale.get(cellKey(cell));
            return (
              <td
                key={cellKey(cell)}
                className="border-e border-b border-line bg-surface-raised px-2 text-end tabular-nums"
              >
                {sold ? (
                  <Ltr>{showCell(sold.value, sold.unit)}</Ltr>
                ) : (
                  <span title={t("insurance.edition.noCell")}>–</span>
                )}
              </td>
            );
          })}
        </tr>
      )}
      <tr className="text-sm">
        <th scope="row" className={`border-b border-line bg-surface-raised font-strong ${head}`}>
          {t("insurance.edition.draft")}
        </th>
        {cells.map((cell) => {
          const key = cellKey(cell);
          const sold = onSale.get(key);
          return (
            <CellInput
              key={key}
              cell={cell}
              name={nameOf(cell)}
              text={texts[key] ?? ""}
              difference={sold ? (valueOf.get(key) ?? sold.value) - sold.value : 0}
              isWrong={read.wrong.has(key)}
              isReadOnly={isReadOnly}
              onType={(text) => write({ [key]: text })}
              onLeave={() => tidy(key)}
              onKey={(event) => onKey(event, key)}
              onPaste={(event) => onPaste(event, key)}
            />
          );
        })}
      </tr>
      {wrong.length > 0 && (
        <tr>
          <td colSpan={columns + 1} className="border-b border-line bg-danger-soft px-3 py-2">
            {wrong.map((cell) => (
              <p
                key={cellKey(cell)}
                id={`${cellId(cellKey(cell))}-error`}
                className="text-sm font-medium text-danger-ink"
              >
                {t(`insurance.edition.wrong.${cell.unit}`, { cell: nameOf(cell) })}
              </p>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  );
}
