import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Page } from "../../ui/page.tsx";
import { PurchaseSteps } from "../choice/purchase-steps.tsx";

type Props = { lead?: string; hasProblems?: boolean; children: ReactNode };

export function CheckPage({ lead, hasProblems = false, children }: Props) {
  const { t } = useTranslation("purchase");
  const title = t("check.title");

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
