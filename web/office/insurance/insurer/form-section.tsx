import type { ReactNode } from "react";

/** Fields of one topic of a long form. */
export function FormSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-5">
      <h3 className="text-lg leading-snug tracking-normal">{heading}</h3>
      {children}
    </section>
  );
}
