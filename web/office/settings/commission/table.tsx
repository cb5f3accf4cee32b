import type { ReactNode } from "react";

const HEAD = "px-3 py-2.5 font-medium first:ps-5 last:pe-5";
export const CELL = "px-3 py-1.5 align-middle first:ps-5 last:pe-5";
export const NUMBER = `${CELL} text-end tabular-nums whitespace-nowrap`;

type TableProps = {
  label: string;
  columns: readonly { key: string; name: string; isNumber: boolean; className?: string }[];
  children: ReactNode;
};

/** Scrolls by itself where the screen is too narrow. */
export function Table({ label, columns, children }: TableProps) {
  return (
    <div
      className="overflow-x-auto rounded-card bg-surface-raised shadow-1"
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <table aria-label={label} className="w-full text-sm">
        <thead>
          <tr className="text-xs text-ink-muted">
            {columns.map(({ key, name, isNumber, className = "" }) => (
              <th
                key={key}
                scope="col"
                className={`${HEAD} ${isNumber ? "text-end" : "text-start"} ${className}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
