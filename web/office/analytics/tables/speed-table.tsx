import { useTranslation } from "react-i18next";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import type { Compared, Seen } from "../../../../contract/office/analytics/figure-shapes.ts";
import { ExportButton } from "../figures/export-button.tsx";
import { ratingOf } from "../figures/page-rating.ts";
import { Pill } from "../../../ui/pill.tsx";
import { formatNumber } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { BeforeLine } from "./before-line.tsx";
import { SeenCell } from "./count-cell.tsx";
import { NUMBER, ROW, ROW_NAME } from "./looks.ts";
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
  const { page, loads, lcp, inp, cls } = row;
  const rating = ratingOf({ lcp: lcp.now, inp: inp.now, cls: cls.now });
  const whole = (value: number) => formatNumber(Math.round(value), language);

  return (
    <tr className={`${ROW} align-top`}>
      <th scope="row" className={ROW_NAME}>
        <PageName page={page} />
        <span className="block text-xs font-body text-ink-muted">
          {t(`analytics.languages.${row.language}`)}
        </span>
      </th>
      <MeasuredCell of={lcp} loads={loads} write={(value) => (value / 1000).toFixed(1)} />
      <MeasuredCell of={inp} loads={loads} write={whole} />
      <MeasuredCell of={cls} loads={loads} write={(value) => value.toFixed(2)} />
      <SeenCell seen={loads} />
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

type MeasuredProps = { of: Compared; loads: Seen; write: (value: number) => string };

function MeasuredCell({ of, loads, write }: MeasuredProps) {
  const { t } = useTranslation("office");
  const shown = (at: "now" | "before") => {
    const value = of[at];
    if (value !== null) return write(value);
    return (
      <span className="text-xs text-ink-muted">
        {t(loads[at] === 0 ? "analytics.noCase" : "analytics.fewer")}
      </span>
    );
  };
  return (
    <td className={NUMBER}>
      <span className="inline-block py-0.5">{shown("now")}</span>
      <BeforeLine>{shown("before")}</BeforeLine>
    </td>
  );
}
