import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuditEntry } from "../../../../contract/office/settings/audit.ts";
import { formatMoment } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/link.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { EntryDetails } from "./entry-details.tsx";
import { useAbout } from "./use-about.ts";
import { useEntryWords } from "./use-entry-words.ts";

export const ROW =
  "lg:grid-cols-[10.5rem_minmax(0,9.5rem)_minmax(0,1fr)_minmax(0,10.5rem)_7.5rem] lg:gap-x-4 rtl:lg:grid-cols-[12rem_minmax(0,8.5rem)_minmax(0,1fr)_minmax(0,9.5rem)_8rem]";

/** Who did what, when and about what; the rest opens below. */
export function EntryRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const details = useId();
  const words = useEntryWords();
  const aboutOf = useAbout();
  const [first] = aboutOf(entry);
  const { staff, customer, actor, about } = entry;
  const what = words.event(entry);
  const when = formatMoment(entry.at, language);
  const change = words.change(entry);

  return (
    <li className="border-t border-line px-card py-2.5 text-sm first:border-0">
      <div
        className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 lg:items-center ${ROW}`}
      >
        <div className="flex min-w-0 flex-col gap-0.5 lg:contents">
          <time dateTime={entry.at} className="text-ink-muted tabular-nums lg:whitespace-nowrap">
            {when}
          </time>
          <p className="min-w-0">
            <bdi>
              {staff?.name[language] ?? customer?.name ?? t(`settings.audit.actors.${actor}`)}
            </bdi>
            {customer && (
              <span className="block text-xs text-ink-muted">
                {t("settings.audit.actors.customer")}
              </span>
            )}
          </p>
          <div className="min-w-0 max-lg:order-first">
            <p className="font-strong">{what}</p>
            {change && <p className="text-xs text-ink-muted">{change}</p>}
          </div>
          <p className="min-w-0">
            {first ? (
              <TextLink to={first.to} className="inline-flex min-h-target items-center lg:min-h-8">
                {first.label}
              </TextLink>
            ) : about.request ? (
              <span className="text-ink-muted">{t("settings.audit.erasedRequest")}</span>
            ) : (
              about.colleague && <bdi>{about.colleague.name[language]}</bdi>
            )}
          </p>
        </div>
        <Button
          variant="quiet"
          size="small"
          className="justify-self-end"
          iconAfter={isOpen ? "up" : "down"}
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={t("settings.audit.detailsOf", { what, when })}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="max-sm:hidden">{t("settings.audit.details")}</span>
        </Button>
      </div>
      <div id={details} hidden={!isOpen}>
        {isOpen && <EntryDetails entry={entry} />}
      </div>
    </li>
  );
}
