import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "../../i18n/use-site.ts";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { TextLink } from "../../ui/link.tsx";
import { PurchaseSteps } from "../steps/purchase-steps.tsx";
import { useEditing } from "../draft/use-editing.ts";
import "./check-answers.css";

type Props = {
  title: string;
  lead: ReactNode;
  hasProblems?: boolean;
  /** The column beside heading and content, below them on phones. */
  side?: ReactNode;
  children: ReactNode;
};

export function CheckPage({ title, lead, hasProblems = false, side, children }: Props) {
  const { t } = useTranslation(["purchase", "shell"]);
  const { chatPath } = useSite();

  return (
    <div className="wrap pt-4 pb-1 lg:pt-8 lg:pb-16">
      <DocumentTitle
        title={hasProblems ? t("check.errorTitle", { title }) : title}
        description={t("check.description")}
      />
      <div className={side ? "check-columns" : undefined}>
        <div className="min-w-0">
          <div className="slim-steps">
            <PurchaseSteps current="check" />
          </div>
          <header className="mt-1.5 mb-2 lg:mt-0 lg:mb-4">
            <h1 tabIndex={-1} className="text-title-sm lg:text-title">
              {title}
            </h1>
            {lead && <p className="mt-1 max-w-form text-ink-muted max-sm:text-label">{lead}</p>}
          </header>
          {children}
          {chatPath && (
            <TextLink href={chatPath} className="mt-4">
              {t("shell:chat")}
            </TextLink>
          )}
        </div>
        {side && <aside className="check-side">{side}</aside>}
      </div>
    </div>
  );
}

export function CheckLead() {
  const { t } = useTranslation("purchase");
  const editing = useEditing();

  return t(editing ? "editing.lead" : "check.lead");
}
