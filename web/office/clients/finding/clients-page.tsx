import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { readDeskSearch } from "../../../../domain/requests/desk-search.ts";
import { useKeys } from "../../frame/keys.tsx";
import { Listed } from "../../kit/listed.tsx";
import { PageTitle } from "../../kit/page-title.tsx";
import type { Found } from "../../kit/use-pages.ts";
import { ClientSearch } from "./client-search.tsx";
import { ClientTable } from "./client-table.tsx";
import { useClients } from "./use-clients.ts";

/** Everybody with an account or a request, and whom the words of the search find. */
export function ClientsPage() {
  const { t } = useTranslation("office");
  const [search, setSearch] = useSearchParams();
  const q = search.get("q")?.trim() ?? "";
  const list = useClients(q);
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);

  const move = (by: 1 | -1) => {
    const links = [...(table.current?.querySelectorAll<HTMLElement>("tbody th a") ?? [])];
    const focused = links.findIndex((link) => link === document.activeElement);
    if (focused === 0 && by === -1) return field.current?.focus();
    const next = focused < 0 ? (by === 1 ? 0 : links.length - 1) : focused + by;
    return links[next]?.focus();
  };
  const [down, up] = [() => move(1), () => move(-1)];
  useKeys({
    KeyJ: down,
    ArrowDown: down,
    KeyK: up,
    ArrowUp: up,
    Slash: () => field.current?.select(),
  });

  return (
    <div className="grid gap-5">
      <PageTitle>{t("clients.name")}</PageTitle>
      <h1 className="text-title">{t("clients.name")}</h1>
      <div className="grid items-center gap-x-5 gap-y-1.5 max-lg:-mb-2 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]">
        <ClientSearch
          field={field}
          asked={q}
          onAsk={(words) => setSearch(words ? { q: words } : {}, { replace: q !== "" })}
          onDown={down}
        />
        <p role="status" className="min-h-5 text-sm text-ink-muted">
          {list.found && list.isCurrent && <FoundCount found={list.found} />}
        </p>
      </div>
      <Listed
        list={list}
        none={t(`clients.finding.${noneOf(q)}`)}
        noneHelp={t(q ? "clients.finding.advice" : "clients.finding.noneHelp")}
      >
        {(rows) => (
          <div ref={table}>
            <ClientTable rows={rows} />
          </div>
        )}
      </Listed>
    </div>
  );
}

const noneOf = (q: string) => {
  if (!q) return "none";
  return readDeskSearch(q) ? "noneFound" : "unreadable";
};

function FoundCount({ found: { count, isAll } }: { found: Found }) {
  const { t } = useTranslation("office");

  if (count === 0) return <span className="sr-only">{t("clients.finding.noneFound")}</span>;
  return t(isAll ? "clients.finding.foundCount" : "clients.finding.foundMore", { count });
}
