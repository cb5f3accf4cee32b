import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  type CommissionDifference,
  type CommissionMonth,
  MOST_PRINTED_LINES,
  statementColumns,
} from "../../../../contract/office/settings/commission-shapes.ts";
import { formatMoment, formatMonth } from "../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Refused } from "../../kit/refused.tsx";
import { RowsLoading } from "../../kit/rows-loading.tsx";
import { useSay } from "../../kit/said.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { DifferenceDialog } from "./difference-dialog.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { ImportsList } from "./imports-list.tsx";
import { LinesTable } from "./lines-table.tsx";
import { bordereauAddress, commission } from "./month-address.ts";
import { StatementImport } from "./statement-import.tsx";
import { Totals } from "./totals.tsx";
import { useMonth } from "./use-month.ts";

/** One insurer's month: what is expected of each policy, what came, and what differs. */
export function MonthPage({ insurer, month }: { insurer: string; month: string }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const say = useSay();
  const reading = useMonth({ insurer, month });
  const [opened, setOpened] = useState<CommissionDifference>();
  const [isEntering, setIsEntering] = useState(false);
  const { shown, problem, reload } = reading;
  const isPrinted = shown && shown.count > 0 && shown.count <= MOST_PRINTED_LINES;
  const files = isPrinted ? (["csv", "pdf"] as const) : (["csv"] as const);

  const finish = (words: string) => (data: CommissionMonth) => {
    reading.put(data);
    setIsEntering(false);
    say({ text: words });
  };

  return (
    <section aria-labelledby="commission-heading" className="grid gap-5">
      <header className="grid gap-2">
        <Link to={commission} className="link inline-flex min-h-target w-max items-center text-sm">
          {t("settings.commission.back")}
        </Link>
        <h2 id="commission-heading" className="text-title-sm">
          {shown?.insurer.name[language]} · {formatMonth(month, language)}
        </h2>
        <p className="text-sm text-ink-muted">
          {shown?.importedAt
            ? t("settings.commission.importedAt", {
                when: formatMoment(shown.importedAt, language),
              })
            : t("settings.commission.notImported")}
        </p>
      </header>
      {problem && (
        <LoadFailed retryLabel={t("retry")} isLoading={reading.isLoading} onRetry={reload}>
          {problem}
        </LoadFailed>
      )}
      {!shown && reading.isLoading && <RowsLoading />}
      {shown && (
        <>
          <Totals total={shown.total} open={shown.open} />
          <StatementImport
            {...{ insurer, month }}
            onDone={finish(t("settings.commission.imported"))}
            buttons={
              <>
                <Button
                  variant="quiet"
                  size="small"
                  icon="plus"
                  onClick={() => setIsEntering(true)}
                >
                  {t("settings.commission.enter")}
                </Button>
                {files.map((file) => (
                  <ButtonLink
                    key={file}
                    variant="quiet"
                    size="small"
                    icon="download"
                    href={bordereauAddress(insurer, month, file)}
                    download
                  >
                    {t(`settings.commission.bordereau.${file}`)}
                  </ButtonLink>
                ))}
              </>
            }
          />
          {shown.imports.length > 0 && (
            <ImportsList
              {...{ insurer, month }}
              imports={shown.imports}
              onReload={reload}
              onDone={finish(t("settings.commission.takeBack.done"))}
            />
          )}
          {shown.count === 0 ? (
            <EmptyState heading={t("settings.commission.noLines")}>
              {t("settings.commission.noLinesHelp", {
                columns: `\u2066${statementColumns.join(", ")}\u2069`,
              })}
            </EmptyState>
          ) : (
            <LinesTable lines={shown.lines} onOpen={setOpened} />
          )}
          {shown.next && (
            <div className="grid justify-items-center gap-3">
              <p className="text-sm text-ink-muted">
                {t("settings.commission.shown", { shown: shown.lines.length, count: shown.count })}
              </p>
              <Refused>{reading.moreProblem}</Refused>
              <Button variant="quiet" busy={reading.isAsking} onClick={() => void reading.more()}>
                {t("settings.commission.more")}
              </Button>
            </div>
          )}
          <EntryDialog
            {...{ insurer, month }}
            open={isEntering}
            onClose={() => setIsEntering(false)}
            onReload={reload}
            onDone={finish(t("settings.commission.entered"))}
          />
          {opened && (
            <DifferenceDialog
              key={opened.id}
              difference={
                shown.lines.find(({ difference }) => difference?.id === opened.id)?.difference ??
                opened
              }
              colleagues={shown.colleagues}
              onClose={() => setOpened(undefined)}
              onReload={reload}
              onDone={({ line, open }) => {
                reading.putLine(line, open);
                setOpened(undefined);
                say({ text: t("settings.commission.saved") });
              }}
            />
          )}
        </>
      )}
    </section>
  );
}
