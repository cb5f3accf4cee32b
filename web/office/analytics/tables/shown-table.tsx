import { useTranslation } from "react-i18next";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import { formatNumber } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { shareOf } from "../figures/compare.ts";
import { ExportButton } from "../figures/export-button.tsx";
import { useValueNames } from "../figures/use-figure-words.ts";
import { CountCell } from "./count-cell.tsx";
import { NUMBER, QUIET, ROW, ROW_NAME } from "./looks.ts";
import { Table } from "./table.tsx";
import { TableCard } from "./table-card.tsx";

/** Prices shown against policies bought. */
export function ShownTable({ data }: { data: Analytics }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { period, by, shown } = data;
  const names = useValueNames(data);

  return (
    <TableCard
      heading={t("analytics.shown.name")}
      note={`${t("analytics.shown.note")} ${t("analytics.hiddenNote")}`}
      action={
        <ExportButton table="shown" name={t("analytics.shown.name")} asked={{ ...period, by }} />
      }
    >
      <Table
        label={t("analytics.shown.name")}
        isEmpty={shown.length === 0}
        columns={[
          { key: "plan", name: t("analytics.shown.plan") },
          { key: "shown", name: t("analytics.shown.shown"), isNumber: true },
          { key: "cheapest", name: t("analytics.shown.cheapest"), isNumber: true },
          { key: "policies", name: t("analytics.shown.policies"), isNumber: true },
          { key: "bought", name: t("analytics.shown.bought"), isNumber: true },
        ]}
      >
        {shown.map((row) => (
          <tr key={`${row.insurer} ${row.plan}`} className={ROW}>
            <th scope="row" className={ROW_NAME}>
              {names.insurer(row.insurer)}
              <span className="block text-xs font-body text-ink-muted">{names.plan(row.plan)}</span>
            </th>
            <td className={NUMBER}>{formatNumber(row.shown, language)}</td>
            <td className={`${NUMBER} ${QUIET}`}>{shareOf(row.cheapest, row.shown) ?? "–"}</td>
            <CountCell
              count={row.bought}
              rows={{ figure: "issued", ...period, insurer: row.insurer, plan: row.plan }}
            />
            <td className={NUMBER}>
              {row.bought.now === null ? "–" : (shareOf(row.bought.now, row.shown) ?? "–")}
            </td>
          </tr>
        ))}
      </Table>
    </TableCard>
  );
}
