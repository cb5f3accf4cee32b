import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

type Props = { heading: string; aside?: ReactNode; children: ReactNode };

export function DataCard({ heading, aside, children }: Props) {
  return (
    <Card>
      <header className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg leading-snug tracking-normal">{heading}</h2>
        {aside}
      </header>
      {children}
    </Card>
  );
}

export function Until({ children }: { children: ReactNode }) {
  return <p className="mt-3 border-s-3 border-accent ps-3 text-sm text-ink-muted">{children}</p>;
}
