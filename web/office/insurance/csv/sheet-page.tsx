import { useTranslation } from "react-i18next";
import {
  type CsvKind,
  listEditionsOnSale,
  listPlanVersions,
} from "../../../../contract/office/insurance/csv.ts";
import { useRead } from "../../../api/use-read.ts";
import { Banner } from "../../../ui/banner.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { useSession } from "../../frame/session.tsx";
import { PageTitle } from "../../kit/page-title.tsx";
import { RowsLoading } from "../../kit/rows-loading.tsx";
import { useProblem } from "../../kit/use-problem.ts";
import { InsuranceHeader } from "../header/insurance-header.tsx";
import { DraftLinks } from "./draft-links.tsx";
import { FileButtons } from "./file-buttons.tsx";
import { FilePreview } from "./file-preview.tsx";
import { SheetTable } from "./sheet-table.tsx";
import { useCsvFile } from "./use-csv-file.ts";

const lists = { plans: listPlanVersions, editions: listEditionsOnSale };

/** A list that leaves as a file, and comes back as drafts. */
export function SheetPage({ kind }: { kind: CsvKind }) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const { body, failure, isLoading, reload } = useRead<(typeof lists)[CsvKind]>(
    ask,
    lists[kind],
    {},
  );
  const csv = useCsvFile(kind, () => void reload());
  const problem = problemOf(failure);
  const rows = body?.data;

  return (
    <div className="grid gap-5">
      <PageTitle>{t(`insurance.tabs.${kind}`)}</PageTitle>
      <InsuranceHeader shown={kind}>
        <FileButtons kind={kind} onChoose={(file) => void csv.choose(file)} />
      </InsuranceHeader>
      {csv.imported && (
        <Banner
          kind="success"
          live
          title={t("insurance.csv.imported", { count: csv.imported.drafts.length })}
        >
          <DraftLinks drafts={csv.imported.drafts} isMade />
        </Banner>
      )}
      <FilePreview csv={csv} />
      {problem && (
        <LoadFailed retryLabel={t("retry")} onRetry={() => void reload()} isLoading={isLoading}>
          {problem}
        </LoadFailed>
      )}
      {!rows && isLoading && <RowsLoading />}
      {rows?.length === 0 && (
        <EmptyState heading={t(`insurance.csv.none.${kind}`)}>
          {t("insurance.csv.noneHelp")}
        </EmptyState>
      )}
      {rows && rows.length > 0 && <SheetTable kind={kind} rows={rows} />}
    </div>
  );
}
