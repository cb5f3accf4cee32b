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
    <div className="wrap py-section flat:py-5">
      <DocumentTitle title={title} />
      <section className="mx-auto max-w-reading rounded-card bg-surface-raised px-6 py-12 text-center shadow-2 sm:px-12 flat:grid flat:grid-cols-[auto_minmax(0,1fr)] flat:gap-x-8 flat:px-8 flat:py-5 flat:text-start">
        <div className="grid justify-center flat:row-span-3 flat:content-start">{picture}</div>
        <h1 className="mt-6 text-title flat:mt-0">{heading}</h1>
        <div className="mx-auto mt-3 grid max-w-110 gap-3 text-ink-muted flat:mx-0 flat:mt-1 flat:gap-1">
          {children}
        </div>
        <div className="mt-8 flex flex-wrap justify-center gap-3 flat:mt-3 flat:justify-start">
          {actions}
        </div>
      </section>
    </div>
  );
}
