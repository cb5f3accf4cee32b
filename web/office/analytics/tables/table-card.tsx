import { type ReactNode, useId } from "react";
import { Card } from "../../../ui/card.tsx";

type Props = {
  heading: string;
  legend?: ReactNode;
  /** Export. */
  action?: ReactNode;
  /** What is counted, and what cannot be known. */
  note: string;
  children: ReactNode;
};

export function TableCard({ heading, legend, action, note, children }: Props) {
  const id = useId();

  return (
    <Card aria-labelledby={id} className="flex min-w-0 flex-col gap-2 pt-3!">
      <header className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={id} className="text-base leading-snug font-display tracking-normal">
          {heading}
        </h2>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-x-4">
          {legend}
          {action}
        </div>
      </header>
      {children}
      <p className="mt-auto pt-1 text-xs leading-snug text-ink-muted">{note}</p>
    </Card>
  );
}
