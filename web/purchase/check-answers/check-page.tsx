import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Page } from "../../ui/page.tsx";
import { PurchaseSteps } from "../steps/purchase-steps.tsx";
import { useEditing } from "../draft/use-editing.ts";

type Props = {
  title: string;
  lead: ReactNode;
  hasProblems?: boolean;
  children: ReactNode;
};

export function CheckPage({ title, lead, hasProblems = false, children }: Props) {
  const { t } = useTranslation("purchase");

  return (
    <>
      <DocumentTitle
        title={hasProblems ? t("check.errorTitle", { title }) : title}
        description={t("check.description")}
      />
      <Page heading={title} lead={lead} above={<PurchaseSteps current="check" />}>
        {children}
      </Page>
    </>
  );
}

export function CheckLead() {
  const { t } = useTranslation("purchase");
  const editing = useEditing();

  return t(editing ? "editing.lead" : "check.lead");
}
