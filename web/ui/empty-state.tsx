import type { ReactNode } from "react";
import { Rosette } from "./drawings/rosette.tsx";

type Props = {
  heading: ReactNode;
  children?: ReactNode;
  /** Every empty list offers a next step. */
  action?: ReactNode;
};

export function EmptyState({ heading, children, action }: Props) {
  return (
    <div className="rounded-card bg-surface-raised px-6 py-12 text-center shadow-1">
      <Rosette className="mx-auto size-28" />
      <h2 className="mt-6 text-title-sm">{heading}</h2>
      {children && <div className="mx-auto mt-2 max-w-110 text-ink-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
