import { useTranslation } from "react-i18next";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import type { Seen } from "../../../../contract/office/analytics/figure-shapes.ts";
import { SplitBar } from "../charts/bars.tsx";
import { Legend } from "../charts/legend.tsx";
import { ExportButton } from "../figures/export-button.tsx";
import { SeenCell } from "./count-cell.tsx";
import { CELL, ROW, ROW_NAME } from "./looks.ts";
import { PageName } from "./page-name.tsx";
import { Table } from "./table.tsx";
import { TableCard } from "./table-card.tsx";

type Visits = Analytics["visits"][number];

const nowOf = ({ en, ar, unknown }: Visits) => ({ en: en.now, ar: ar.now, unknown: unknown.now });

const sumOf = ({ en, ar, unknown }: Visits): Seen => ({
  now: en.now + ar.now + unknown.now,
  before: en.before + ar.before + unknown.before,
});

/** Visits by page and language. */
export function VisitsTable({ data }: { data: Analytics }) {
  const { t } = useTranslation("office");
  const { period, by, visits } = data;
  const most = Math.max(...visits.map((row) => sumOf(row).now), 0);
  const hasUnknown = visits.some(({ unknown }) => unknown.now + unknown.before > 0);

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
          { key: "en", name: t("analytics.languages.en"), isNumber: true },
          { key: "ar", name: t("analytics.languages.ar"), isNumber: true },
          ...(hasUnknown
            ? [{ key: "unknown", name: t("analytics.visits.unknown"), isNumber: true }]
            : []),
          { key: "visits", name: t("analytics.visits.visits"), isNumber: true },
        ]}
      >
        {visits.map((row) => (
          <VisitsRow key={row.page} row={row} most={most} hasUnknown={hasUnknown} />
        ))}
      </Table>
    </TableCard>
  );
}

type RowProps = { row: Visits; most: number; hasUnknown: boolean };

function VisitsRow({ row, most, hasUnknown }: RowProps) {
  return (
    <tr className={`${ROW} align-top`}>
      <th scope="row" className={ROW_NAME}>
        <PageName page={row.page} />
      </th>
      <td className={`${CELL} w-[24%] pt-2.5`}>
        <SplitBar parts={nowOf(row)} most={most} />
      </td>
      <SeenCell seen={row.en} />
      <SeenCell seen={row.ar} />
      {hasUnknown && <SeenCell seen={row.unknown} />}
      <SeenCell seen={sumOf(row)} />
    </tr>
  );
}
