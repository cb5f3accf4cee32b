import { type ClipboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { focusCell } from "./cell-id.ts";
import { placePasted, readPasted } from "./pasted.ts";
import { SheetFoot } from "./sheet-foot.tsx";
import { SheetSection } from "./sheet-section.tsx";
import { useCellKeys } from "./use-cell-keys.ts";
import type { SheetInHand } from "./use-sheet.ts";

type Props = { sheet: SheetInHand; isReadOnly: boolean };

/** All tables of an edition, typed into as in a spreadsheet. */
export function Sheet({ sheet, isReadOnly }: Props) {
  const { t } = useTranslation("office");
  const { sections, grid, fill } = sheet;
  const [filled, setFilled] = useState<number>();
  const onKey = useCellKeys({ grid, giveBack: isReadOnly ? () => {} : sheet.giveBack });
  const columns = Math.max(...sections.map(({ cells }) => cells.length));

  const onPaste = (event: ClipboardEvent<HTMLInputElement>, key: string) => {
    const text = event.clipboardData.getData("text/plain");
    if (isReadOnly || !/[\t\n\r]/.test(text.trim())) return;
    event.preventDefault();
    const placed = placePasted(readPasted(text), grid, key);
    fill(placed);
    setFilled(Object.keys(placed).length);
    focusCell(Object.keys(placed).at(-1));
  };

  return (
    <div className="overflow-hidden rounded-card bg-surface shadow-1">
      <div className="overflow-x-auto">
        <table
          aria-label={t("insurance.edition.sheet")}
          className="w-full min-w-150 table-fixed border-separate border-spacing-0"
        >
          <colgroup>
            <col className="w-20" />
            {Array.from({ length: columns }, (_, at) => (
              <col key={at} />
            ))}
          </colgroup>
          {sections.map((one) => (
            <SheetSection
              key={one.section}
              {...one}
              {...{ sheet, columns, isReadOnly, onKey, onPaste }}
            />
          ))}
        </table>
      </div>
      <SheetFoot sheet={sheet} isReadOnly={isReadOnly} />
      <p role="status" className="sr-only">
        {filled !== undefined && t("insurance.edition.filled", { count: filled })}
      </p>
    </div>
  );
}
