import { useTranslation } from "react-i18next";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import { formatNumber } from "../../../i18n/formats.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { SplitBar } from "../charts/bars.tsx";
import { Legend } from "../charts/legend.tsx";
import { ExportButton } from "../figures/export-button.tsx";
import { BeforeCell } from "./count-cell.tsx";
import { CELL, NUMBER, ROW, ROW_NAME } from "./looks.ts";
import { PageName } from "./page-name.tsx";
import { Table } from "./table.tsx";
import { TableCard } from "./table-card.tsx";

type Visits = Analytics["visits"][number];

const sumOf = ({ en, ar, unknown }: Visits) => en + ar + unknown;

/** Visits by page and language. */
export function VisitsTable({ data }: { data: Analytics }) {
  const { t } = useTranslation("office");
  const { period, by, visits } = data;
  const most = Math.max(...visits.map(sumOf), 0);

  return (
    <TableCard
      heading={t("analytics.visits.name")}
      note={t("analytics.visits.note")}
      action={
        <ExportButton table="visits" name={t("analytics.visits.name")} asked={{ ...period, by }} />
      }
    >
      <Legend
        entries={[
          { mark: "bar", name: t("analytics.languages.en") },
          { mark: "hatched", name: t("analytics.languages.ar") },
        ]}
      />
      <Table
        label={t("analytics.visits.name")}
        isEmpty={visits.length === 0}
        columns={[
          { key: "page", name: t("analytics.visits.page") },
          { key: "split", name: t("analytics.visits.languages"), isDrawing: true },
          { key: "visits", name: t("analytics.visits.visits"), isNumber: true },
          { key: "before", name: t("analytics.visits.before"), isNumber: true },
        ]}
      >
        {visits.map((row) => (
          <VisitsRow key={row.page} row={row} most={most} />
        ))}
      </Table>
    </TableCard>
  );
}

function VisitsRow({ row, most }: { row: Visits; most: number }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const number = (value: number) => isolated(formatNumber(value, language), language);
  const { en, ar, unknown } = row;

  return (
    <tr className={ROW}>
      <th scope="row" className={ROW_NAME}>
        <PageName page={row.page} />
      </th>
      <td className={`${CELL} w-[34%]`}>
        <SplitBar parts={row} most={most} />
        <span className="sr-only">
          {t(`analytics.visits.${unknown > 0 ? "splitUnknown" : "split"}`, {
            en: number(en),
            ar: number(ar),
            unknown: number(unknown),
          })}
        </span>
      </td>
      <td className={`${NUMBER} font-strong`}>{formatNumber(sumOf(row), language)}</td>
      <BeforeCell count={row.before} />
    </tr>
  );
}
