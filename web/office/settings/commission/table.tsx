import type { ReactNode } from "react";

export const HEAD = "px-3 py-2.5 font-medium first:ps-5 last:pe-5";
export const CELL = "px-3 py-1.5 align-middle first:ps-5 last:pe-5";
export const NUMBER = `${CELL} text-end tabular-nums whitespace-nowrap`;

/** Scrolls by itself where the screen is too narrow. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      className="overflow-x-auto rounded-card bg-surface-raised shadow-1"
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <table aria-label={label} className="w-full text-sm">
        {children}
      </table>
    </div>
  );
}
