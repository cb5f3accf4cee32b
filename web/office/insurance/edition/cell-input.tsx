import type { ClipboardEvent, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { type Cell, cellKey } from "../../../../domain/insurance/edition-cells.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { cellId } from "./cell-id.ts";
import { showDifference } from "./cell-text.ts";

type Props = {
  cell: Cell;
  name: string;
  text: string;
  /** Against what is on sale, in the smallest step. */
  difference: number;
  isWrong: boolean;
  isReadOnly: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
};

export function CellInput(props: Props) {
  const { t } = useTranslation("office");
  const { cell, name, text, difference, isWrong, isReadOnly, onType, onLeave, onKey, onPaste } =
    props;
  const id = cellId(cellKey(cell));
  const look = isWrong
    ? "bg-danger-soft text-danger-ink"
    : difference === 0
      ? "bg-surface-raised"
      : "bg-accent-soft";
  const shown = showDifference(difference, cell.unit);
  const marks = !isWrong && difference !== 0;

  return (
    <td className={`relative h-11 border-e border-b border-line p-0 ${look}`}>
      <input
        id={id}
        aria-label={name}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : marks ? `${id}-difference` : undefined}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        readOnly={isReadOnly}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        onKeyDown={onKey}
        onPaste={onPaste}
        onFocus={({ target }) => target.select()}
        className={`absolute inset-0 w-full bg-transparent px-2 text-end font-medium tabular-nums focus-visible:-outline-offset-2 rtl:text-start ${marks ? "pb-3.5" : ""}`}
      />
      {marks && (
        <span
          id={`${id}-difference`}
          aria-label={t("insurance.edition.difference", { points: shown })}
          className="pointer-events-none absolute bottom-0.5 end-2 text-[0.6875rem] leading-none font-strong text-accent-text"
        >
          <Ltr>{shown}</Ltr>
        </span>
      )}
    </td>
  );
}
