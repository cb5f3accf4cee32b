import { useTranslation } from "react-i18next";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import { ExportButton } from "../figures/export-button.tsx";
import { BeforeCell, CountCell } from "./count-cell.tsx";
import { greatestFirst } from "./greatest-first.ts";
import { ROW, ROW_NAME } from "./looks.ts";
import { Table } from "./table.tsx";
import { TableCard } from "./table-card.tsx";
import { wordsOfOutcome } from "./outcome-words.ts";

/** Requests that bought nothing, and why where somebody was asked. */
export function LostTable({ data }: { data: Analytics }) {
  const { t } = useTranslation("office");
  const { period, by, lost } = data;

  return (
    <TableCard
      heading={t("analytics.lost.name")}
      note={`${t("analytics.lost.note")} ${t("analytics.hiddenNote")}`}
      action={
        <ExportButton table="lost" name={t("analytics.lost.name")} asked={{ ...period, by }} />
      }
    >
      <Table
        label={t("analytics.lost.name")}
        columns={[
          { key: "outcome", name: t("analytics.lost.outcome") },
          { key: "count", name: t("analytics.lost.count"), isNumber: true },
          { key: "before", name: t("analytics.lost.before"), isNumber: true },
        ]}
      >
        <tr className={ROW}>
          <th scope="row" className={`${ROW_NAME} font-strong`}>
            {t("analytics.funnel.all")}
          </th>
          <CountCell count={lost.total} rows={{ figure: "lost", ...period }} />
          <BeforeCell count={lost.total.before} />
        </tr>
        {greatestFirst(lost.rows, ({ count }) => count).map(({ outcome, count }) => (
          <tr key={outcome} className={ROW}>
            <th scope="row" className={ROW_NAME}>
              <Outcome>{outcome}</Outcome>
            </th>
            <CountCell count={count} rows={{ figure: "lost", ...period, outcome }} />
            <BeforeCell count={count.before} />
          </tr>
        ))}
      </Table>
    </TableCard>
  );
}

function Outcome({ children: outcome }: { children: string }) {
  const { t } = useTranslation("office");
  const { name, why } = wordsOfOutcome(outcome);

  if (name === "rejected")
    return t("analytics.lost.rejected", { reason: t(`analytics.lost.reasons.${why}`) });
  if (!name) return outcome;
  return (
    <>
      {t(`analytics.lost.${name}`)}
      <span className="block text-xs font-body text-ink-muted">{t(`analytics.lost.${why}`)}</span>
    </>
  );
}
