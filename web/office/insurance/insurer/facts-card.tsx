import type { ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";
import { type Fact, Facts } from "../../kit/panel.tsx";

type Props = {
  heading: string;
  facts: readonly Fact[];
  /** Said where there is no fact. */
  none: string;
  children?: ReactNode;
};

export function FactsCard({ heading, facts, none, children }: Props) {
  const isEmpty = facts.every(({ answer }) => !answer) && !children;

  return (
    <Card flush className="px-5 py-3.5">
      <h3 className="mb-1 text-lg leading-snug tracking-normal">{heading}</h3>
      {isEmpty && <p className="pt-1 pb-2 text-sm text-ink-muted">{none}</p>}
      {!isEmpty && facts.length > 0 && <Facts facts={facts} />}
      {children}
    </Card>
  );
}
