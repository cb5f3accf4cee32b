import type { ReactNode } from "react";

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
  children: ReactNode;
};

/** Scrolls by itself where the screen is too narrow. */
export function Table({ label, columns, isTight = false, children }: Props) {
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
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
