import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskView } from "../../../contract/office/desk/requests.ts";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { RowsLoading } from "../kit/rows-loading.tsx";
import { requests } from "../kit/paths.ts";
import { writeListQuery } from "./list-query.ts";
import { AllWell } from "./all-well.tsx";
import { RequestTable } from "./request-table.tsx";
import { useList } from "./use-list.ts";

type Props = {
  view: DeskView;
  heading: string;
  nothing: string;
  most: number;
  /** The table is named by the heading, where another one is on the page. */
  isNamed?: boolean;
};

/** The first rows of a view. */
export function SomeRequests({ view, heading, nothing, most, isNamed }: Props) {
  const { t } = useTranslation("office");
  const { rows, failure, reload, isLoading } = useList({ view });
  const search = writeListQuery({ view });

  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-title-sm">{heading}</h2>
        {rows && rows.length > most && (
          <Link to={`${requests}?${search}`} className="link text-sm">
            {t("dashboard.all")}
          </Link>
        )}
      </div>
      {failure && (
        <LoadFailed retryLabel={t("retry")} onRetry={reload} isLoading={isLoading}>
          {failure}
        </LoadFailed>
      )}
      {!rows && !failure && <RowsLoading />}
      {rows?.length === 0 && <AllWell>{nothing}</AllWell>}
      {rows && rows.length > 0 && (
        <RequestTable
          {...(isNamed && { label: heading })}
          rows={rows.slice(0, most)}
          search={search}
        />
      )}
    </section>
  );
}
