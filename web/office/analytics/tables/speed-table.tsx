import { useTranslation } from "react-i18next";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import { ExportButton } from "../figures/export-button.tsx";
import { ratingOf } from "../figures/page-rating.ts";
import { Pill } from "../../../ui/pill.tsx";
import { formatNumber } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { NUMBER, QUIET, ROW, ROW_NAME } from "./looks.ts";
import { PageName } from "./page-name.tsx";
import { Table } from "./table.tsx";
import { TableCard } from "./table-card.tsx";

type Speed = Analytics["speed"][number];

/** How fast pages are for three loads in four. */
export function SpeedTable({ data }: { data: Analytics }) {
  const { t } = useTranslation("office");
  const { period, by, speed } = data;

  return (
    <TableCard
      heading={t("analytics.speed.name")}
      note={t("analytics.speed.note")}
      action={
        <ExportButton table="speed" name={t("analytics.speed.name")} asked={{ ...period, by }} />
      }
    >
      <Table
        label={t("analytics.speed.name")}
        isEmpty={speed.length === 0}
        columns={[
          { key: "page", name: t("analytics.speed.page") },
          { key: "lcp", name: t("analytics.speed.lcp"), isNumber: true },
          { key: "inp", name: t("analytics.speed.inp"), isNumber: true },
          { key: "cls", name: t("analytics.speed.cls"), isNumber: true },
          { key: "loads", name: t("analytics.speed.loads"), isNumber: true },
          { key: "rating", name: t("analytics.speed.rating"), isNumber: true },
        ]}
      >
        {speed.map((row) => (
          <SpeedRow key={`${row.page} ${row.language}`} row={row} />
        ))}
      </Table>
    </TableCard>
  );
}

function SpeedRow({ row }: { row: Speed }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const rating = ratingOf(row);

  return (
    <tr className={ROW}>
      <th scope="row" className={ROW_NAME}>
        <PageName page={row.page} />
        <span className="block text-xs font-body text-ink-muted">
          {t(`analytics.languages.${row.language}`)}
        </span>
      </th>
      <Value>{row.lcp === null ? null : (row.lcp / 1000).toFixed(1)}</Value>
      <Value>{row.inp === null ? null : formatNumber(Math.round(row.inp), language)}</Value>
      <Value>{row.cls === null ? null : row.cls.toFixed(2)}</Value>
      <td className={`${NUMBER} ${QUIET}`}>{formatNumber(row.loads, language)}</td>
      <td className={NUMBER}>
        {rating && (
          <Pill tone={rating === "good" ? "good" : "waiting"}>
            {t(`analytics.speed.${rating}`)}
          </Pill>
        )}
      </td>
    </tr>
  );
}

function Value({ children }: { children: string | null }) {
  const { t } = useTranslation("office");
  return (
    <td className={NUMBER}>
      {children ?? <span className="text-xs text-ink-muted">{t("analytics.fewer")}</span>}
    </td>
  );
}
