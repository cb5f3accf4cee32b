import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { listOfficeInsurers } from "../../../../contract/office/insurance/insurers.ts";
import { useRead } from "../../../api/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { useSession } from "../../frame/session.tsx";
import { PageTitle } from "../../kit/page-title.tsx";
import { insurer as insurerPath } from "../../kit/paths.ts";
import { RowsLoading } from "../../kit/rows-loading.tsx";
import { useProblem } from "../../kit/use-problem.ts";
import { InsuranceHeader } from "../header/insurance-header.tsx";
import { AddInsurer } from "./add-insurer.tsx";
import { InsurerPane } from "./insurer-pane.tsx";
import { InsurersTable } from "./insurers-table.tsx";

/** All insurers, and below them the one that is open; on a narrow screen one of both. */
export function InsurersRoom({ slug }: { slug: string | undefined }) {
  const { t } = useTranslation("office");
  const { ask, member } = useSession();
  const navigate = useNavigate();
  const problemOf = useProblem();
  const { body, failure, isLoading, reload } = useRead(ask, listOfficeInsurers, {});
  const [isAdding, setIsAdding] = useState(false);
  const rows = body?.data;
  const problem = problemOf(failure);
  const aside = slug === undefined ? "" : "max-lg:hidden";

  const finish = (added: string) => {
    setIsAdding(false);
    void reload();
    void navigate(insurerPath(added));
  };

  return (
    <div className="grid gap-5">
      <PageTitle>{t("insurance.name")}</PageTitle>
      <InsuranceHeader shown="insurers" className={slug === undefined ? "" : "max-lg:sr-only"}>
        {member.roles.includes("admin") && (
          <Button icon="plus" size="small" onClick={() => setIsAdding(true)}>
            {t("insurance.insurer.add.open")}
          </Button>
        )}
      </InsuranceHeader>
      <div className={`grid gap-4 ${aside}`}>
        {problem && (
          <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
            {problem}
          </LoadFailed>
        )}
        {!rows && isLoading && <RowsLoading />}
        {rows?.length === 0 && (
          <EmptyState heading={t("insurance.insurer.none")}>
            {t("insurance.insurer.noneHelp")}
          </EmptyState>
        )}
        {rows && rows.length > 0 && <InsurersTable rows={rows} shown={slug} />}
      </div>
      {slug !== undefined && <InsurerPane key={slug} slug={slug} onChange={() => void reload()} />}
      <AddInsurer open={isAdding} onClose={() => setIsAdding(false)} onDone={finish} />
    </div>
  );
}
