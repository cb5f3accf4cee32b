import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskView } from "../../../contract/office/requests.ts";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { requests } from "../kit/paths.ts";
import { shownCount } from "./count.ts";
import { type ListQuery, writeListQuery } from "./list-query.ts";
import { RequestTable } from "./request-table.tsx";
import { useCounts } from "./use-counts.ts";
import { useList } from "./use-list.ts";

const cards = [
  "overdue",
  "new",
  "mine",
  "leads",
  "paidToRecord",
  "cancellations",
  "waitingForCustomer",
] as const satisfies DeskView[];

const LONGEST_WAITING = 8;
const waiting: ListQuery = { view: "new" };

/** Today's work: how much there is of each kind, and what has waited longest. */
export function Dashboard() {
  const { t } = useTranslation("office");
  const counts = useCounts();
  const { rows, failure, reload, isLoading } = useList(waiting);

  return (
    <div className="grid gap-6">
      <PageTitle>{t("frame.dashboard")}</PageTitle>
      <h1 className="text-title">{t("dashboard.heading")}</h1>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-3">
        {cards.map((view) => {
          const isPressing = view === "overdue" && counts && counts.overdue > 0;
          return (
            <li key={view}>
              <Link
                to={`${requests}?${writeListQuery({ view })}`}
                className={`grid h-full gap-1 rounded-card px-4 py-4 shadow-1 hover:shadow-2 ${isPressing ? "bg-danger-soft text-danger-ink" : "bg-surface-raised"}`}
              >
                <span className="text-title-lg leading-none">
                  <bdi>{counts ? shownCount(counts[view]) : "…"}</bdi>
                </span>
                <span className="text-sm font-medium">{t(`desk.views.${view}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <section className="grid gap-3">
        <h2 className="text-title-sm">{t("dashboard.waiting")}</h2>
        {failure && (
          <LoadFailed retryLabel={t("retry")} onRetry={reload} isLoading={isLoading}>
            {failure}
          </LoadFailed>
        )}
        {!rows && !failure && <Skeleton shape="block" />}
        {rows?.length === 0 && <p className="text-ink-muted">{t("dashboard.nothing")}</p>}
        {rows && rows.length > 0 && (
          <RequestTable rows={rows.slice(0, LONGEST_WAITING)} search={writeListQuery(waiting)} />
        )}
      </section>
    </div>
  );
}
