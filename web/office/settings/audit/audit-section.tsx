import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { type AuditEntry, readAuditChoices } from "../../../../contract/office/settings/audit.ts";
import { useRead } from "../../../api/use-read.ts";
import { Banner } from "../../../ui/banner.tsx";
import { TextLink } from "../../../ui/link.tsx";
import { useSession } from "../../frame/session.tsx";
import { Listed } from "../../kit/listed.tsx";
import { type AuditQuery, auditAddress, readAuditQuery } from "./audit-query.ts";
import { ChainPanel } from "./chain-panel.tsx";
import { EntryRow, ROW } from "./entry-row.tsx";
import { Filters } from "./filters.tsx";
import { useAudit } from "./use-audit.ts";

/** What happened, as compliance reads it (ruling U6). */
export function AuditSection() {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const [search] = useSearchParams();
  const query = readAuditQuery(search);
  const { request, person } = query;
  const list = useAudit(query);
  const choices = useRead(ask, readAuditChoices, {
    query: { ...(request && { request }), ...(person && { person }) },
  }).body?.data;

  return (
    <section aria-labelledby="audit-heading" className="grid gap-5">
      <header className="grid gap-1">
        <h2 id="audit-heading" className="text-title-sm">
          {t("settings.audit.name")}
        </h2>
        <p className="text-sm text-ink-muted">{t("settings.audit.lead")}</p>
      </header>
      <ChainPanel />
      <Filters key={auditAddress(query)} query={query} staff={choices?.staff ?? []} />
      {person && choices && (
        <OnlyPerson query={query} name={choices.person?.name} isCut={choices.isCut} />
      )}
      {request && choices && !choices.request && (
        <Banner kind="info">
          {t("settings.audit.noRequest", { number: `\u2066${request}\u2069` })}
        </Banner>
      )}
      <Listed list={list} none={t("settings.audit.none")} noneHelp={t("settings.audit.noneHelp")}>
        {(rows) => <Entries rows={rows} />}
      </Listed>
    </section>
  );
}

const columns = ["at", "who", "what", "about"] as const;

function Entries({ rows }: { rows: readonly AuditEntry[] }) {
  const { t } = useTranslation("office");

  return (
    <div className="overflow-hidden rounded-card bg-surface-raised shadow-1">
      <div
        aria-hidden="true"
        className={`hidden px-card py-2.5 text-xs font-medium text-ink-muted lg:grid ${ROW}`}
      >
        {columns.map((column) => (
          <span key={column}>{t(`settings.audit.columns.${column}`)}</span>
        ))}
      </div>
      <ul aria-label={t("settings.audit.list")} className="lg:border-t lg:border-line">
        {rows.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

type OnlyProps = { query: AuditQuery; name: string | undefined; isCut: boolean };

function OnlyPerson({ query, name, isCut }: OnlyProps) {
  const { t } = useTranslation("office");
  const { person: _person, ...others } = query;

  return (
    <Banner
      kind="info"
      actions={
        <TextLink to={auditAddress(others)} className="inline-flex min-h-target items-center">
          {t("settings.audit.clearPerson")}
        </TextLink>
      }
    >
      {t("settings.audit.person", {
        name: `\u2068${name ?? t("settings.audit.unknownPerson")}\u2069`,
      })}
      {isCut && ` ${t("settings.audit.personCut")}`}
    </Banner>
  );
}
