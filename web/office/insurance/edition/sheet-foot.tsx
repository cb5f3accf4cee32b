import { useTranslation } from "react-i18next";
import type { SheetInHand } from "./use-sheet.ts";

type Props = { sheet: SheetInHand; isReadOnly: boolean };

const keys = [
  { caps: ["↑", "→"], does: "move" },
  { caps: ["Enter"], does: "next" },
  { caps: ["Ctrl", "V"], does: "paste" },
  { caps: ["Esc"], does: "back" },
] as const;

/** How many cells changed, and the keys that work in them. */
export function SheetFoot({ sheet, isReadOnly }: Props) {
  const { t } = useTranslation("office");
  const { before, changedCount, grid } = sheet;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 bg-surface-soft px-3 py-2 text-xs text-ink-muted">
      {before && (
        <p className="text-sm font-strong text-ink">
          {t("insurance.edition.changed", { changed: changedCount, all: grid.flat().length })}
        </p>
      )}
      {!isReadOnly &&
        keys.map(({ caps, does }) => (
          <span key={does} className="inline-flex items-center gap-1">
            {caps.map((cap) => (
              <kbd
                key={cap}
                dir="ltr"
                className="rounded-sm border border-line-soft bg-surface-raised px-1.5 font-sans"
              >
                {cap}
              </kbd>
            ))}
            {t(`insurance.edition.keys.${does}`)}
          </span>
        ))}
    </div>
  );
}
