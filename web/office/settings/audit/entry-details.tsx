import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AuditEntry } from "../../../../contract/office/settings/audit.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TextLink } from "../../../ui/link.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { CopyButton } from "../../kit/copy-button.tsx";
import { auditAddress } from "./audit-query.ts";
import { useAbout } from "./use-about.ts";
import { useEntryWords } from "./use-entry-words.ts";
import { useFactWords } from "./use-fact-words.ts";

/** All that a row says, without what opens anything (ruling O5). */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("office");
  const words = useEntryWords();
  const facts = useFactWords();
  const aboutOf = useAbout();
  const { customer, sealed, callId } = entry;
  const change = words.change(entry);
  const links = aboutOf(entry);

  return (
    <div className="mt-2 grid gap-3 rounded-field bg-surface-soft px-4 py-3">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Line name={t("settings.audit.entry")}>
          <Ltr>{entry.id}</Ltr> · {t(`settings.audit.subjects.${entry.subject}`)}
        </Line>
        {change && <Line name={t("settings.audit.state")}>{change}</Line>}
        {entry.facts.map((fact) => (
          <Line key={fact.name} name={t(`settings.audit.facts.${fact.name}`)}>
            {facts.value(fact)}
          </Line>
        ))}
        {callId && (
          <Line name={t("settings.audit.call")} help={t("settings.audit.callHint")}>
            <span className="inline-flex items-center gap-1">
              <Ltr>{callId}</Ltr>
              <CopyButton text={callId} what={t("settings.audit.call")} />
            </span>
          </Line>
        )}
      </dl>
      {sealed.length > 0 && (
        <p className="flex items-start gap-2 text-ink-muted">
          <Icon name="lock" size={16} className="mt-0.5 shrink-0" />
          {t("settings.audit.sealedHint", { names: facts.fields(sealed) })}
        </p>
      )}
      {(links.length > 0 || customer) && (
        <p className="flex flex-wrap gap-x-5">
          {links.map(({ to, label }) => (
            <TextLink key={to} to={to} className="inline-flex min-h-target items-center">
              {label}
            </TextLink>
          ))}
          {customer && (
            <TextLink
              to={auditAddress({ person: customer.id })}
              className="inline-flex min-h-target items-center"
            >
              {t("settings.audit.onlyPersonOf", { name: `\u2068${customer.name}\u2069` })}
            </TextLink>
          )}
        </p>
      )}
    </div>
  );
}

type LineProps = { name: string; help?: string; children: ReactNode };

function Line({ name, help, children }: LineProps) {
  return (
    <>
      <dt className="text-ink-muted max-sm:mt-1.5">{name}</dt>
      <dd className="min-w-0 break-words">
        {children}
        {help && <span className="block text-xs text-ink-muted">{help}</span>}
      </dd>
    </>
  );
}
