import type { ReactNode } from "react";

type Props = {
  number: 1 | 2 | 3;
  heading: ReactNode;
  /** Shown beside the heading: the plate. */
  beside?: ReactNode;
  change: ReactNode;
  children: ReactNode;
};

/** One of the three things that are checked. */
export function Group({ number, heading, beside, change, children }: Props) {
  return (
    <section className="check-group">
      <header className="check-group-head">
        <span className="check-number" aria-hidden="true">
          {number}
        </span>
        <h2>{heading}</h2>
        {beside}
        <span className="ms-auto">{change}</span>
      </header>
      {children}
    </section>
  );
}
