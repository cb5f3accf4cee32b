import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { TextLink, type LinkProps } from "./link.tsx";

type Props = {
  heading: ReactNode;
  lead?: ReactNode;
  back?: ReactNode;
  /** Above the heading: the four steps, an eyebrow. */
  above?: ReactNode;
  /** Shown beside the heading: a button, a sort order. */
  action?: ReactNode;
  /** narrow: one question or a login. form: a long form. wide: the whole content width. */
  width?: "narrow" | "form" | "wide";
  /** Little space above the content, for pages whose content is wanted at once. */
  slim?: boolean;
  children?: ReactNode;
};

const widths = { narrow: "max-w-reading", form: "max-w-form", wide: "max-w-content" };

/** The landmark `<main>` belongs to the shell. */
export function Page(props: Props) {
  const { heading, lead, back, above, action, width = "wide", slim = false, children } = props;
  return (
    <div className={`wrap pb-16 flat:pt-5 lg:pb-24 ${slim ? "pt-6 lg:pt-10" : "pt-9 lg:pt-13"}`}>
      <div className={`mx-auto ${widths[width]}`}>
        {back && <div className="-mt-2 mb-1 flat:mb-0">{back}</div>}
        {above && <div className={slim ? "mb-1 lg:mb-4" : "mb-6 flat:mb-1"}>{above}</div>}
        <header
          className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-4 ${slim ? "mb-2 lg:mb-4" : "mb-8 flat:mb-3"}`}
        >
          <div className="max-w-form">
            <h1 tabIndex={-1} className={slim ? "text-title-sm lg:text-title" : undefined}>
              {heading}
            </h1>
            {lead && (
              <p className="mt-3 max-w-reading text-lg text-ink-muted flat:mt-1 flat:text-base">
                {lead}
              </p>
            )}
          </div>
          {action}
        </header>
        {children}
      </div>
    </div>
  );
}

export function BackLink({ children, ...link }: LinkProps) {
  return (
    <TextLink {...(link as LinkProps)}>
      <Icon name="back" size={20} />
      {children}
    </TextLink>
  );
}

/** A form with a side column that stays in sight. */
export function Columns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_348px] lg:gap-12">
      <div className="grid min-w-0 gap-4">{children}</div>
      <aside className="lg:sticky lg:top-6">{side}</aside>
    </div>
  );
}
