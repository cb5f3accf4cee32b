import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { findAuditPerson, MAX_EXPORTED_ROWS } from "../../../../contract/office/settings/audit.ts";
import type { StaffName } from "../../../../contract/office/staff-name.ts";
import { auditEvents, auditSubjects } from "../../../../domain/audit-events.ts";
import { toLatinDigits } from "../../../../domain/digits.ts";
import { useWrite } from "../../../api/use-write.ts";
import { formatNumber } from "../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useSession } from "../../frame/session.tsx";
import { DayInput } from "../../kit/day-input.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { type AuditQuery, auditAddress, csvAddress } from "./audit-query.ts";
import { useEntryWords } from "./use-entry-words.ts";

type Props = { query: AuditQuery; staff: readonly StaffName[] };

/** What the list is to show; the address says it, but for the e-mail. */
export function Filters({ query, staff }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const navigate = useNavigate();
  const problemOf = useProblem();
  const finding = useWrite();
  const { eventOf } = useEntryWords();
  const [typed, setTyped] = useState(query);
  const [email, setEmail] = useState("");
  const isReversed = Boolean(typed.from && typed.to && typed.to < typed.from);

  const put = (name: keyof AuditQuery) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));
  const show = (filters: AuditQuery) => void navigate(auditAddress(filters));

  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (isReversed) return;
    const number = toLatinDigits(typed.request ?? "").trim();
    const filters = { ...typed, request: number };
    if (email.trim() === "") return show(filters);
    void finding.write(
      () => ask(findAuditPerson, { body: { email } }),
      (answer) => {
        if (answer.code === 200) show({ ...filters, person: answer.data.data.id });
      },
    );
  };

  const optional = t("settings.audit.filters.optional");
  const names = staff.toSorted((one, other) =>
    one.name[language].localeCompare(other.name[language], language),
  );

  return (
    <form
      onSubmit={apply}
      aria-label={t("settings.audit.filters.heading")}
      className="grid gap-4 rounded-card bg-surface-raised p-card shadow-1"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t("settings.audit.filters.by")}
          value={typed.by ?? ""}
          placeholder={t("settings.audit.filters.anybody")}
          options={names.map(({ id, name }) => ({ value: id, label: name[language] }))}
          onChange={({ target }) => put("by")(target.value)}
        />
        <Select
          label={t("settings.audit.filters.action")}
          value={typed.action ?? ""}
          placeholder={t("settings.audit.filters.anything")}
          onChange={({ target }) => put("action")(target.value)}
        >
          {auditSubjects.map((subject) => (
            <optgroup key={subject} label={t(`settings.audit.subjects.${subject}`)}>
              <option value={subject}>
                {t("settings.audit.all", { subject: t(`settings.audit.subjects.${subject}`) })}
              </option>
              {[...new Set<string>(auditEvents[subject])].map((event) => (
                <option key={event} value={`${subject}.${event}`}>
                  {eventOf(subject, event)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <TextInput
          label={t("settings.audit.filters.request")}
          note={optional}
          ltr
          maxLength={60}
          value={typed.request ?? ""}
          onChange={({ target }) => put("request")(target.value)}
        />
        <TextInput
          type="email"
          label={t("settings.audit.filters.email")}
          note={t("settings.audit.filters.emailNote")}
          error={problemOf(finding.failure)}
          ltr
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <DayInput
          type="date"
          label={t("settings.audit.filters.from")}
          note={optional}
          value={typed.from ?? ""}
          onChange={({ target }) => put("from")(target.value)}
        />
        <DayInput
          type="date"
          label={t("settings.audit.filters.to")}
          note={optional}
          error={isReversed ? t("settings.audit.filters.reversed") : undefined}
          value={typed.to ?? ""}
          onChange={({ target }) => put("to")(target.value)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" icon="filter" busy={finding.isBusy}>
          {t("settings.audit.filters.apply")}
        </Button>
        {Object.keys(query).length > 0 && (
          <Button variant="quiet" size="small" onClick={() => show({})}>
            {t("settings.audit.filters.clear")}
          </Button>
        )}
        <span className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-md:ms-0">
          <span id="csv-hint" className="text-xs text-ink-muted">
            {t("settings.audit.filters.csvHint", {
              rows: formatNumber(MAX_EXPORTED_ROWS, language),
            })}
          </span>
          <ButtonLink
            variant="quiet"
            size="small"
            icon="download"
            href={csvAddress(query)}
            aria-describedby="csv-hint"
            download
          >
            {t("settings.audit.filters.csv")}
          </ButtonLink>
        </span>
      </div>
    </form>
  );
}
