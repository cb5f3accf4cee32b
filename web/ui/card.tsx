import type { ComponentProps, ReactNode } from "react";

type Props = ComponentProps<"section"> & {
  /** Without padding, for parts that draw their own lines from edge to edge. */
  flush?: boolean;
  /** The chosen one of several. */
  chosen?: boolean;
};

export function Card({ flush = false, chosen = false, className = "", ...section }: Props) {
  const look = chosen ? "shadow-2 outline-2 outline-action" : "shadow-1";

  return (
    <section
      {...section}
      className={`rounded-card bg-surface-raised ${look} ${flush ? "overflow-hidden" : "p-card"} ${className}`}
    />
  );
}

/** A card under a dark valance: the price on "check your answers", a receipt. */
export function CappedCard({ cap, children }: { cap: ReactNode; children: ReactNode }) {
  return (
    <Card flush>
      <div className="scallop on-canopy bg-canopy px-7 pt-5 pb-4 text-canopy-ink">{cap}</div>
      <div className="px-7 pt-10 pb-7">{children}</div>
    </Card>
  );
}

/** A dark card whose lower edge is the scallop: what waits for the person. */
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
