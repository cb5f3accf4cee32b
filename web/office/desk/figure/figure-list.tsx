import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DeskRow } from "../../../../contract/office/desk/requests.ts";
import { problemOfPeriod } from "../../../../domain/analytics/period.ts";
import { withinOwnWork } from "../../../../domain/analytics/own-work.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useSession } from "../../frame/session.tsx";
import { Listed } from "../../kit/listed.tsx";
import { PageTitle } from "../../kit/page-title.tsx";
import { analyticsOf } from "../../kit/paths.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { FigureFilters } from "./figure-filters.tsx";
import { type FigureQuery, searchOf } from "./figure-query.ts";
import { useFigureRows } from "./use-figure-rows.ts";

type Props = {
  query: FigureQuery;
  /** The table of some rows, whose links say which list they are of. */
  children: (rows: readonly DeskRow[], search: string) => ReactNode;
};

/** The requests that a figure of Analytics counted (ruling O11). */
export function FigureList({ query: asked, children }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { member } = useSession();
  const query = withinOwnWork(member, asked);
  const { list, beside } = useFigureRows(query);
  const { from, to, figure } = query;
  const isWrong = problemOfPeriod(query) !== undefined;
  const day = (of: string) => formatDay(of, language);
  const counted =
    from === to
      ? t("figureRows.countedOn", { day: day(from) })
      : t("figureRows.counted", { from: day(from), to: day(to) });

  return (
    <div className="grid gap-5">
      <PageTitle>{t(`figureRows.figures.${figure}`)}</PageTitle>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <h1 className="text-title">{t(`figureRows.figures.${figure}`)}</h1>
          <p role="status" className="mt-1 text-sm text-ink-muted">
            {isWrong ? t("figureRows.daysWrong") : counted}
          </p>
        </div>
        <ButtonLink variant="quiet" size="small" icon="chart" to={analyticsOf({ from, to })}>
          {t("figureRows.toAnalytics")}
        </ButtonLink>
      </div>
      <FigureFilters query={query} names={beside?.names} />
      <Listed list={list} none={t("figureRows.none")} noneHelp={t("figureRows.noneHelp")}>
        {(rows) => children(rows, searchOf(query))}
      </Listed>
      {list.isCurrent && beside?.lookedBackTo && list.hasMore && (
        <p className="text-center text-sm text-ink-muted">
          {t("figureRows.lookedBack", { day: day(beside.lookedBackTo) })}
        </p>
      )}
      {list.isCurrent && beside && beside.erased !== 0 && (
        <p className="text-sm text-ink-muted">
          {beside.erased === null
            ? t("figureRows.erasedUntold")
            : t("figureRows.erased", { count: beside.erased })}
        </p>
      )}
    </div>
  );
}
