import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { isolated } from "../../i18n/isolated.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useKeys } from "../frame/keys.tsx";
import { Listed } from "../kit/listed.tsx";
import type { Found } from "../kit/use-pages.ts";
import { PageTitle } from "../kit/page-title.tsx";
import { requests } from "../kit/paths.ts";
import { useLanguage } from "../kit/use-language.ts";
import { FigureList } from "./figure/figure-list.tsx";
import { readFigureQuery } from "./figure/figure-query.ts";
import { Came } from "./came.tsx";
import { readListQuery, writeListQuery } from "./list-query.ts";
import { RequestTable } from "./request-table.tsx";
import { StateFilter } from "./state-filter.tsx";
import { useCounts } from "./use-counts.ts";
import { useList } from "./use-list.ts";
import { ViewTabs } from "./view-tabs.tsx";

export function RequestList() {
  const [search] = useSearchParams();
  const figure = readFigureQuery(search, dayInDubai(useNow()));
  if (!figure) return <ViewList />;
  return (
    <FigureList query={figure}>{(rows, of) => <RequestTable rows={rows} search={of} />}</FigureList>
  );
}

function ViewList() {
  const { t } = useTranslation("office");
  const [search] = useSearchParams();
  const { language } = useLanguage();
  const query = readListQuery(search);
  const isNarrowed = query.view !== "all" || query.state !== undefined;
  const list = useList(query);
  const counts = useCounts();
  const table = useRef<HTMLDivElement>(null);

  const move = (by: 1 | -1) => {
    const links = [...(table.current?.querySelectorAll<HTMLElement>("tbody th a") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at < 0 ? (by === 1 ? 0 : links.length - 1) : at + by;
    links[next]?.focus();
  };
  const [down, up] = [() => move(1), () => move(-1)];
  useKeys({ KeyJ: down, ArrowDown: down, KeyK: up, ArrowUp: up });

  return (
    <div className="grid gap-5">
      <PageTitle>{t("requests.name")}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <h1 className="text-title">
            {query.q ? t("desk.found", { q: isolated(query.q, language) }) : t("requests.name")}
          </h1>
          {list.found && list.isCurrent && list.found.count > 0 && (
            <FoundCount found={list.found} />
          )}
        </div>
        <StateFilter query={query} />
      </div>
      <ViewTabs shown={query.view} counts={counts} />
      <Came
        counts={counts}
        figure={query.view}
        rows={list.rows}
        label={(count) => t("desk.came", { count })}
        onShow={list.reload}
      />
      <Listed
        list={list}
        none={t(query.q ? "desk.noneFound" : "desk.none")}
        noneHelp={t(query.q ? "desk.noneFoundHelp" : "desk.noneHelp")}
        noneAction={
          query.q &&
          isNarrowed && (
            <ButtonLink
              variant="quiet"
              icon="search"
              to={`${requests}?${writeListQuery({ view: "all", q: query.q })}`}
            >
              {t("desk.searchAll")}
            </ButtonLink>
          )
        }
      >
        {(rows) => (
          <div ref={table}>
            <RequestTable
              rows={rows}
              search={writeListQuery(query)}
              {...(query.view === "snoozed" && { onWoken: list.reload })}
            />
          </div>
        )}
      </Listed>
    </div>
  );
}

function FoundCount({ found }: { found: Found }) {
  const { t } = useTranslation("office");

  return (
    <p role="status" className="mt-1 text-sm text-ink-muted">
      {found.isAll
        ? t("desk.foundCount", { count: found.count })
        : t("desk.foundMore", { most: found.count })}
    </p>
  );
}
