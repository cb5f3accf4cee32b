import type { ReactNode } from "react";
import { DocumentTitle } from "../../ui/document-title.tsx";

type Props = {
  title: string;
  heading: string;
  picture: ReactNode;
  children: ReactNode;
  actions: ReactNode;
};

export function CalmPage({ title, heading, picture, children, actions }: Props) {
  return (
    <div className="wrap py-section">
      <DocumentTitle title={title} />
      <section className="mx-auto max-w-reading rounded-card bg-surface-raised px-6 py-12 text-center shadow-2 sm:px-12">
        <div className="grid justify-center">{picture}</div>
        <h1 className="mt-6 text-title">{heading}</h1>
        <div className="mx-auto mt-3 grid max-w-110 gap-3 text-ink-muted">{children}</div>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
      </section>
    </div>
  );
}
