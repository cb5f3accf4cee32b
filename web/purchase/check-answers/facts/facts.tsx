import type { ReactNode } from "react";

export type Fact = {
  question: ReactNode;
  answer: ReactNode;
  /** Two columns; on phones the whole width. */
  isWide?: boolean | "onPhones";
};

const widths = { true: "check-wide", onPhones: "check-wide-on-phones", false: undefined };

/** Label and value, in columns. Facts without an answer are left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="check-facts">
    {facts
      .filter(({ answer }) => answer !== "" && answer !== undefined)
      .map(({ question, answer, isWide = false }, index) => (
        <div key={index} className={widths[`${isWide}`]}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
  </dl>
);
