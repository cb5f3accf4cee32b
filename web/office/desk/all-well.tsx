import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

/** Stands in place of rows, where it is good that there are none. */
export function AllWell({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 rounded-card bg-surface-raised px-5 py-4 shadow-1">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-success-soft text-success-ink">
        <Icon name="check" size={20} />
      </span>
      {children}
    </p>
  );
}
