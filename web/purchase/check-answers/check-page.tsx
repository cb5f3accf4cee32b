import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Page } from "../../ui/page.tsx";
import { PurchaseSteps } from "../steps/purchase-steps.tsx";
import { useEditing } from "../draft/use-editing.ts";

type Props = {
  hasPurchase: boolean;
  hasProblems?: boolean;
  children: ReactNode;
};

export function CheckPage({ hasPurchase, hasProblems = false, children }: Props) {
  const { t } = useTranslation("purchase");
  const editing = useEditing();
  const title = t("check.title");

  return (
    <>
      <DocumentTitle
        title={hasProblems ? t("check.errorTitle", { title }) : title}
        description={t("check.description")}
      />
      <Page
        heading={title}
        lead={hasPurchase && t(editing ? "editing.lead" : "check.lead")}
        above={<PurchaseSteps current="check" />}
      >
        {children}
      </Page>
    </>
  );
}
