import { useTranslation } from "react-i18next";
import { readCalendar, type ShownCalendar } from "../../../../contract/office/settings/calendar.ts";
import { yearsWithoutHolidays } from "../../../../domain/calendar/expected-days.ts";
import { useRead } from "../../../api/use-read.ts";
import { formatList, formatMoment } from "../../../i18n/formats.ts";
import { Banner } from "../../../ui/banner.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { useSession } from "../../frame/session.tsx";
import { RowsLoading } from "../../kit/rows-loading.tsx";
import { useSay } from "../../kit/said.tsx";
import { StaffShown } from "../../kit/staff-shown.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { DaysCard } from "./days-card.tsx";
import type { Changed } from "./use-change.ts";
import { useMovesWords } from "./use-moves-words.ts";
import { WeeksCard } from "./weeks-card.tsx";

/** Opening hours and public holidays, by which due times are counted and which the site shows. */
export function HoursSection() {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const say = useSay();
  const movesWords = useMovesWords();
  const { body, failure, isLoading, reload, replace } = useRead(ask, readCalendar, {});
  const calendar = body?.data;
  const problem = problemOf(failure);

  const keep: Changed = (changed, moves) => {
    replace(() => ({ status: "success", data: changed }));
    say({ text: `${t("settings.hours.saved")} ${movesWords(moves)}` });
  };
  const parts = { onChanged: keep, onReload: reload };

  return (
    <section aria-labelledby="hours-heading" className="@container grid gap-4">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="hours-heading" className="text-title-sm">
          {t("settings.hours.name")}
        </h2>
        {calendar && <LastChange calendar={calendar} />}
      </div>
      {problem && (
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
          {problem}
        </LoadFailed>
      )}
      {!calendar && isLoading && <RowsLoading />}
      {calendar && (
        <>
          <MissingYears calendar={calendar} />
          <div className="grid items-start gap-4 @[64rem]:grid-cols-2">
            <WeeksCard calendar={calendar} {...parts} />
            <DaysCard calendar={calendar} {...parts} />
          </div>
        </>
      )}
    </section>
  );
}

function LastChange({ calendar: { changedAt, changedBy } }: { calendar: ShownCalendar }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  if (!changedAt || !changedBy) return null;

  return (
    <p className="text-sm text-ink-muted">
      {t("settings.hours.lastChange")} <StaffShown>{changedBy}</StaffShown>,{" "}
      <time dateTime={changedAt}>{formatMoment(changedAt, language)}</time>
    </p>
  );
}

function MissingYears({ calendar: { special, today } }: { calendar: ShownCalendar }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const years = yearsWithoutHolidays(special, today).map(String);

  return (
    years.length > 0 && (
      <Banner kind="warning">
        {t("settings.hours.missingYears", { years: formatList(years, language) })}
      </Banner>
    )
  );
}
