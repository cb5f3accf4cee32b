import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { TextLink, type LinkProps } from "./link.tsx";

export type Answer = {
  question: ReactNode;
  answer: ReactNode;
  change?: ReactNode;
};

type Props = {
  heading: ReactNode;
  change?: ReactNode;
  /** Shown between the heading and the answers. */
  above?: ReactNode;
  answers: readonly Answer[];
  children?: ReactNode;
};

export function SummaryList({ heading, change, above, answers, children }: Props) {
  return (
    <Card flush>
      <header className="flex min-h-16 items-center justify-between gap-4 px-card py-2.5">
        <h2 className="text-lg leading-snug tracking-normal">{heading}</h2>
        {change}
      </header>
      {above && <div className="border-t border-line px-card py-5">{above}</div>}
      <dl>
        {answers.map(({ question, answer, change: changeOne }, index) => (
          <div
            key={index}
            className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-t border-line px-card py-2.5 sm:grid-cols-[200px_minmax(0,1fr)_auto]"
          >
            <dt className="text-label text-ink-muted max-sm:col-start-1">{question}</dt>
            <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium max-sm:col-start-1 max-sm:row-start-2">
              {answer}
            </dd>
            {changeOne && (
              <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
                {changeOne}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {children && <div className="border-t border-line px-card py-5">{children}</div>}
    </Card>
  );
}

/** The text of `what` is for screen readers only. */
export function ChangeLink({ what, children, ...link }: LinkProps & { what: string }) {
  return (
    <TextLink {...(link as LinkProps)} className="text-sm">
      {children}
      <span className="sr-only"> {what}</span>
    </TextLink>
  );
}
