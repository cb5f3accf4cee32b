import { type ReactNode, useId } from "react";
import { Card } from "../../../ui/card.tsx";

type Props = {
  heading: string;
  beside?: ReactNode;
  /** In place of the list where there is nothing. */
  none?: ReactNode;
  note?: ReactNode;
  /** Of whose list this is. */
  of?: ReactNode;
  children: ReactNode;
};

/** A list with its name above it, lines from edge to edge. */
export function ListCard({ heading, beside, none, note, of, children }: Props) {
  const id = useId();

  return (
    <Card flush>
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-1.5">
        <h3 className="text-lg leading-snug tracking-normal">
          <span id={id}>{heading}</span>
          {of && <span className="ms-2 text-sm font-body text-ink-muted">{of}</span>}
        </h3>
        {beside}
      </header>
      {none && <p className="px-5 pt-1 pb-5 text-sm text-ink-muted">{none}</p>}
      <ul aria-labelledby={id} className="text-sm empty:hidden">
        {children}
      </ul>
      {note && <p className="border-t border-line px-5 py-3 text-xs text-ink-muted">{note}</p>}
    </Card>
  );
}

type LineProps = { children: ReactNode; isShown?: boolean };

export function ListLine({ children, isShown = false }: LineProps) {
  return (
    <li
      className={`grid gap-x-4 gap-y-0.5 border-s-4 border-t border-t-line px-4 py-2.5 ${isShown ? "border-s-accent bg-surface-soft" : "border-s-transparent"}`}
    >
      {children}
    </li>
  );
}

/** What stands at both ends of a line. */
export function Ends({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 [&>:nth-child(2)]:ms-auto">
      {children}
    </div>
  );
}
