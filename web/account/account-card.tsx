import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DocumentTitle } from "../ui/document-title.tsx";
import { InlineScript } from "../shell/inline-script.tsx";
import { Dome, DomeTip } from "../ui/drawings/dome.tsx";
import markQuote from "./mark-quote.ts?inline-script";

type Props = {
  title: string;
  description?: string;
  hasErrors?: boolean;
  heading: ReactNode;
  lead: ReactNode;
  children: ReactNode;
  links?: ReactNode;
  /** The page looks different when a quote is stored on the device. */
  isAboutQuote?: boolean;
};

/** The umbrella opens once per visit; later pages start at their heading. */
let hasOpened = false;

export function AccountCard(props: Props) {
  const {
    title,
    description,
    hasErrors = false,
    heading,
    lead,
    children,
    links,
    isAboutQuote,
  } = props;
  const { t } = useTranslation("account");
  const [isFirst] = useState(() => !hasOpened);
  const headline = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (hasOpened) headline.current?.focus({ preventScroll: true });
    hasOpened = true;
  }, []);

  return (
    <div className="account wrap" suppressHydrationWarning>
      {isAboutQuote && <InlineScript code={markQuote} />}
      <DocumentTitle
        title={hasErrors ? t("errorTitle", { title }) : title}
        {...(description && { description })}
      />
      <div className="account-pair">
        <div className="account-dome scallop">
          <DomeTip className="absolute inset-x-0 -top-6 mx-auto h-8 w-3.5" />
          <Dome className={`absolute inset-0 z-10 size-full ${isFirst ? "" : "animate-none"}`} />
          <div className="account-words">
            <h1 ref={headline} tabIndex={-1} className="text-title">
              {heading}
            </h1>
            <div className="grid min-h-12 place-items-center text-label text-balance text-canopy-ink">
              {lead}
            </div>
          </div>
        </div>
        <section className="account-sheet">
          {children}
          {links && <CardLinks>{links}</CardLinks>}
        </section>
      </div>
    </div>
  );
}

export function CardLinks({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 grid justify-items-center border-t border-line pt-4 text-label">
      {children}
    </div>
  );
}

export function CardLink({ words, children }: { words?: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2">
      {words && <span className="text-ink-muted">{words}</span>}
      {children}
    </p>
  );
}
