import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { Analytics } from "../../../contract/office/analytics/analytics.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { useNow } from "../../ui/use-now.ts";
import { PageTitle } from "../kit/page-title.tsx";
import { RowsLoading } from "../kit/rows-loading.tsx";
import { DaysCard } from "./tables/days-card.tsx";
import { ChartPatterns } from "./charts/patterns.tsx";
import { KeyFigures } from "./key-figures.tsx";
import {
  type Asked,
  askedOf,
  daysShown,
  isReadable,
  presetOf,
  presetPeriod,
} from "./period/asked-period.ts";
import { PeriodBar } from "./period/period-bar.tsx";
import { FunnelTable } from "./tables/funnel-table.tsx";
import { LostTable } from "./tables/lost-table.tsx";
import { PremiumTable } from "./tables/premium-table.tsx";
import { ShownTable } from "./tables/shown-table.tsx";
import { SpeedTable } from "./tables/speed-table.tsx";
import { TimesTable } from "./tables/times-table.tsx";
import { VisitsTable } from "./tables/visits-table.tsx";
import { WorkloadTable } from "./tables/workload-table.tsx";
import { useAnalytics } from "./use-analytics.ts";

/** How are we doing? Figures of some days beside those of the days before (ruling O11). */
export function AnalyticsPage() {
  const { t } = useTranslation("office");
  const [search, setSearch] = useSearchParams();
  const today = dayInDubai(useNow());
  const asked = askedOf(search, today);
  const { data, isCurrent, isLoading, failure, reload } = useAnalytics(
    isReadable(asked) ? asked : undefined,
  );
  // At once: a select that is late would show its former choice again.
  const ask = ({ from, to, by }: Asked) => setSearch({ from, to, by }, { flushSync: true });

  return (
    <div className="grid gap-5">
      <PageTitle>{t("analytics.name")}</PageTitle>
      <PeriodBar asked={asked} today={today} data={data} onAsk={ask} />
      <p role="status" className="sr-only">
        {isLoading && t("analytics.period.loading")}
        {!isLoading &&
          data &&
          t("analytics.period.shown", { days: `\u2066${daysShown(data.period, today)}\u2069` })}
      </p>
      {failure && (
        <LoadFailed retryLabel={t("retry")} onRetry={reload}>
          {failure}
        </LoadFailed>
      )}
      {!data && isLoading && <RowsLoading />}
      {data && (
        <div
          aria-busy={!isCurrent || undefined}
          className={`@container ${isCurrent ? "" : "opacity-50"}`}
        >
          {isEmpty(data) ? (
            <EmptyState
              heading={t("analytics.none")}
              action={
                presetOf(asked, today) !== "quarter" && (
                  <Button
                    variant="quiet"
                    onClick={() => ask({ ...asked, ...presetPeriod("quarter", today) })}
                  >
                    {t("analytics.showQuarter")}
                  </Button>
                )
              }
            >
              {t("analytics.noneHelp")}
            </EmptyState>
          ) : (
            <Figures data={data} />
          )}
        </div>
      )}
    </div>
  );
}

const COLUMNS = "grid items-start gap-4";

function Figures({ data }: { data: Analytics }) {
  return (
    <div className="grid gap-4">
      <ChartPatterns />
      <KeyFigures data={data} />
      <div className={`${COLUMNS} @min-[60rem]:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]`}>
        <div className="grid gap-4">
          <DaysCard data={data} />
          <PremiumTable data={data} />
          <TimesTable data={data} />
        </div>
        <div className="grid gap-4">
          <FunnelTable data={data} />
          <LostTable data={data} />
        </div>
      </div>
      <div className={`${COLUMNS} @min-[60rem]:grid-cols-2`}>
        <div className="grid gap-4">
          <ShownTable data={data} />
          <WorkloadTable data={data} />
        </div>
        <div className="grid gap-4">
          <VisitsTable data={data} />
          <SpeedTable data={data} />
        </div>
      </div>
    </div>
  );
}

const isEmpty = ({ steps, funnel, lost, times, visits, shown, speed, workload }: Analytics) =>
  steps.every(({ sent, issued, before }) => sent + issued + before === 0) &&
  Object.values(funnel.total).every(({ now }) => now === 0) &&
  lost.total.now === 0 &&
  times.every(({ cases }) => cases.now === 0) &&
  workload.length + visits.length + shown.length + speed.length === 0;
