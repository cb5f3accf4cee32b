import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

export type AnswerRow = { question: string; answer: ReactNode };

type Props = { heading: string; answers: readonly AnswerRow[] };

/** Unanswered questions are left out. */
export function AnswerList({ heading, answers }: Props) {
  return (
    <Card flush>
      <h2 className="px-card pt-5 pb-3.5 text-lg leading-snug tracking-normal">{heading}</h2>
      <dl>
        {answers
          .filter(({ answer }) => Boolean(answer))
          .map(({ question, answer }) => (
            <div
              key={question}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line px-card py-2.5 sm:grid sm:grid-cols-[200px_minmax(0,1fr)]"
            >
              <dt className="text-label text-ink-muted">{question}</dt>
              <dd className="min-w-0 font-medium max-sm:ms-auto max-sm:text-end">{answer}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
