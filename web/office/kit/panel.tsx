import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

type Props = { heading: ReactNode; beside?: ReactNode; children: ReactNode };

export function Panel({ heading, beside, children }: Props) {
  return (
    <Card>
      <header className="mb-3 flex min-h-8 items-center justify-between gap-4">
        <h2 className="text-lg leading-snug tracking-normal">{heading}</h2>
        {beside}
      </header>
      {children}
    </Card>
  );
}

export type Fact = { question: string; answer: ReactNode };

/** Unanswered questions are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="text-label">
      {facts
        .filter(({ answer }) => Boolean(answer))
        .map(({ question, answer }) => (
          <div
            key={question}
            className="flex min-h-9 items-center justify-between gap-6 border-t border-line py-1 first:border-0"
          >
            <dt className="text-ink-muted">{question}</dt>
            <dd className="flex min-w-0 items-center gap-1 text-end font-medium">{answer}</dd>
          </div>
        ))}
    </dl>
  );
}
