import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CommissionOverview } from "../../../../contract/office/settings/commission-shapes.ts";
import { readCommission } from "../../../../contract/office/settings/commission.ts";
import { formatDay, formatMonth } from "../../../i18n/formats.ts";
import { useRead } from "../../../api/use-read.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { useSession } from "../../frame/session.tsx";
import { RowsLoading } from "../../kit/rows-loading.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { Amount, Difference } from "./amount.tsx";
import { monthAddress } from "./month-address.ts";
import { OpenMonth } from "./open-month.tsx";
import { StandingPill } from "./standing-pill.tsx";
import { CELL, NUMBER, Table } from "./table.tsx";
import { Totals } from "./totals.tsx";

/** Expected and received by month and insurer, and what is the reader's to settle. */
export function OverviewPage() {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const { body, failure, isLoading, reload } = useRead(ask, readCommission, {});
  const found = body?.data;
  const problem = problemOf(failure);

  return (
    <section aria-labelledby="commission-heading" className="grid gap-5">
      <header className="grid gap-1">
        <h2 id="commission-heading" className="text-title-sm">
          {t("settings.commission.name")}
        </h2>
        <p className="text-sm text-ink-muted">{t("settings.commission.lead")}</p>
      </header>
      {problem && (
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
          {problem}
        </LoadFailed>
      )}
      {!found && isLoading && <RowsLoading />}
      {found && (
        <>
          <Totals total={found.total} open={found.total.open} />
          {found.mine.length > 0 && <Mine mine={found.mine} />}
          <OpenMonth insurers={found.insurers} />
          {found.months.length === 0 ? (
            <EmptyState heading={t("settings.commission.none")}>
              {t("settings.commission.noneHelp")}
            </EmptyState>
          ) : (
            <Months months={found.months} />
          )}
        </>
      )}
    </section>
  );
}

const columns = ["month", "insurer", "expected", "received", "difference", "open"] as const;
const isNumber = (column: string) => ["expected", "received", "difference"].includes(column);

function Months({ months }: Pick<CommissionOverview, "months">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <Table
      label={t("settings.commission.months")}
      columns={columns.map((key) => ({
        key,
        name: t(`settings.commission.columns.${key}`),
        isNumber: isNumber(key),
      }))}
    >
      {months.map(({ month, insurer, expectedFils, receivedFils, differenceFils, open }) => (
        <tr key={`${month} ${insurer.slug}`} className="border-t border-line">
          <td className={`${CELL} whitespace-nowrap`}>{formatMonth(month, language)}</td>
          <th scope="row" className={`${CELL} text-start font-strong`}>
            <Link
              to={monthAddress(insurer.slug, month)}
              className="link inline-flex min-h-target items-center"
            >
              {insurer.name[language]}
            </Link>
          </th>
          <td className={NUMBER}>
            <Amount fils={expectedFils} />
          </td>
          <td className={NUMBER}>
            <Amount fils={receivedFils} />
          </td>
          <td className={NUMBER}>
            <Difference fils={differenceFils} />
          </td>
          <td className={CELL}>
            {open > 0 && (
              <Pill tone="waiting">{t("settings.commission.open", { count: open })}</Pill>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Mine({ mine }: Pick<CommissionOverview, "mine">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <section aria-labelledby="mine-heading" className="grid gap-3">
      <h3 id="mine-heading" className="text-lg font-strong">
        {t("settings.commission.mine", { count: mine.length })}
      </h3>
      <ul className="grid gap-2 rounded-card bg-surface-raised p-2 shadow-1">
        {mine.map(({ id, insurer, month, number, standing, differenceFils, dueOn, isLate }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1 text-sm">
            <Link
              to={monthAddress(insurer.slug, month)}
              className="link inline-flex min-h-target items-center font-strong"
            >
              <Ltr>{number}</Ltr>
            </Link>
            <span className="text-ink-muted">
              {insurer.name[language]}, {formatMonth(month, language)}
            </span>
            <StandingPill standing={standing} />
            <Difference fils={differenceFils} />
            <span
              className={`ms-auto ${isLate ? "font-strong text-danger-ink" : "text-ink-muted"}`}
            >
              {t(isLate ? "settings.commission.late" : "settings.commission.due", {
                day: formatDay(dueOn, language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
