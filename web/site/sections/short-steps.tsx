import type { ReactNode } from "react";

type Props = {
  heading: string;
  steps: readonly { title: string; text: string }[];
  pictures: readonly ReactNode[];
};

export function ShortSteps({ heading, steps, pictures }: Props) {
  return (
    <section className="below-fold wrap pt-section" data-reveal="">
      <h2>{heading}</h2>
      <ol className="mt-9 grid gap-8 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="flex items-center gap-4 md:max-lg:flex-col md:max-lg:items-start"
          >
            <span className="shrink-0">{pictures[index]}</span>
            <span className="min-w-0">
              <span className="block text-lg font-strong">{title}</span>
              <span className="text-ink-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
