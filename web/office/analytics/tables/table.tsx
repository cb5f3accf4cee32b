import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ROW } from "./looks.ts";

export type Column = {
  key: string;
  name: string;
  isNumber?: boolean;
  /** Read aloud only: the column is a drawing. */
  isDrawing?: boolean;
  className?: string;
};

type Props = {
  label: string;
  columns: readonly Column[];
  isTight?: boolean;
  /** Whether there is no row. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** Scrolls by itself where the screen is too narrow. */
export function Table({ label, columns, isTight = false, isEmpty = false, children }: Props) {
  const { t } = useTranslation("office");

  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={label}>
      <table aria-label={label} className="w-full text-sm leading-snug">
        <thead>
          <tr className="text-xs text-ink-muted">
            {columns.map(({ key, name, isNumber, isDrawing, className = "" }) => (
              <th
                key={key}
                scope="col"
                className={`px-2 font-medium first:ps-0 last:pe-0 ${isTight ? "py-1" : "py-2"} ${isNumber ? "text-end whitespace-nowrap" : "text-start"} ${className}`}
              >
                {isDrawing ? <span className="sr-only">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children}
          {isEmpty && (
            <tr className={ROW}>
              <td colSpan={columns.length} className="py-3 text-ink-muted">
                {t("analytics.noRows")}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
