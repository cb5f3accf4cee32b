import type { ComponentProps, ReactNode } from "react";

type Props = ComponentProps<"section"> & {
  /** No padding, for content whose lines run from edge to edge. */
  flush?: boolean;
  chosen?: boolean;
};

export function Card({ flush = false, chosen = false, className = "", ...section }: Props) {
  const look = chosen ? "shadow-2 outline-2 outline-action" : "shadow-1";

  return (
    <section
      {...section}
      className={`rounded-card bg-surface-raised ${look} ${flush ? "overflow-clip" : "p-card"} ${className}`}
    />
  );
}

export function CappedCard({ cap, children }: { cap: ReactNode; children: ReactNode }) {
  return (
    <Card flush>
      <div className="scallop on-canopy bg-canopy px-7 pt-5 pb-4 text-canopy-ink">{cap}</div>
      <div className="px-7 pt-10 pb-7">{children}</div>
    </Card>
  );
}

export function CanopyCard({
  children,
  className = "",
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <section
      className={`scallop on-canopy mb-4 rounded-t-card bg-canopy px-5 pt-6 pb-4 text-canopy-ink sm:px-7 ${className}`}
    >
      {children}
    </section>
  );
}
