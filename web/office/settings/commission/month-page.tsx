import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  type CommissionDifference,
  type CommissionMonth,
  MOST_PRINTED_LINES,
  readCommissionMonth,
  statementColumns,
} from "../../../../contract/office/settings/commission.ts";
import { useRead } from "../../../api/use-read.ts";
import { formatMoment, formatMonth } from "../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { useSession } from "../../frame/session.tsx";
import { RowsLoading } from "../../kit/rows-loading.tsx";
import { useSay } from "../../kit/said.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { DifferenceDialog } from "./difference-dialog.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { LinesTable } from "./lines-table.tsx";
import { bordereauAddress, commission } from "./month-address.ts";
import { StatementImport } from "./statement-import.tsx";
import { Totals } from "./totals.tsx";

/** One insurer's month: what is expected of each policy, what came, and what differs. */
export function MonthPage({ insurer, month }: { insurer: string; month: string }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const say = useSay();
  const problemOf = useProblem();
  const reading = useRead(ask, readCommissionMonth, { params: { insurer, month } });
  const [opened, setOpened] = useState<CommissionDifference>();
  const [isEntering, setIsEntering] = useState(false);
  const shown = reading.body?.data;
  const problem = problemOf(reading.failure);
  const isPrinted = shown && shown.lines.length > 0 && shown.lines.length <= MOST_PRINTED_LINES;
  const files = isPrinted ? (["csv", "pdf"] as const) : (["csv"] as const);

  const finish = (words: string) => (data: CommissionMonth) => {
    reading.replace(() => ({ status: "success", data }));
    setOpened(undefined);
    setIsEntering(false);
    say({ text: words });
  };
  const reload = () => void reading.reload();

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
          <Totals
            total={shown.total}
            open={shown.lines.filter(({ difference }) => difference?.state === "open").length}
          />
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
          {shown.lines.length === 0 ? (
            <EmptyState heading={t("settings.commission.noLines")}>
              {t("settings.commission.noLinesHelp", {
                columns: `\u2066${statementColumns.join(", ")}\u2069`,
              })}
            </EmptyState>
          ) : (
            <LinesTable shown={shown} onOpen={setOpened} />
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
              onDone={finish(t("settings.commission.saved"))}
            />
          )}
        </>
      )}
    </section>
  );
}
