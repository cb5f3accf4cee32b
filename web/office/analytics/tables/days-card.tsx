import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import { figureRowsPath } from "../../../../contract/office/analytics/figure-rows.ts";
import { unitOf } from "../../../../domain/analytics/steps.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { formatDayAndMonth, formatNumber, locales } from "../../../i18n/formats.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { daysShown } from "../period/asked-period.ts";
import { Table } from "./table.tsx";
import { TableCard } from "./table-card.tsx";
import { LINK, NUMBER, QUIET, ROW } from "./looks.ts";
import { DayChart } from "../charts/day-chart.tsx";
import { type Group, groupSteps, type Step, sumOf } from "../charts/grouped-steps.ts";
import { Legend } from "../charts/legend.tsx";

/** As high as the table beside it, within reason. */
const chartHeight = (rows: number) => Math.min(Math.max(252, 40 + 30 * rows), 400);

/** Requests over time, drawn and as a table. */
export function DaysCard({ data }: { data: Analytics }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { steps, period, asOf } = data;
  const unit = unitOf(period);
  const today = dayInDubai(new Date(asOf));
  const number = (of: "sent" | "before" | "issued") =>
    isolated(formatNumber(sumOf(steps, of), language), language);
  const { unit: rowUnit, rows } = groupSteps(steps, period);
  const monthName = (day: string, year?: "numeric") =>
    new Intl.DateTimeFormat(locales[language], { month: "short", year, timeZone: "UTC" }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const rowName = (from: string) =>
    rowUnit === "month" ? monthName(from, "numeric") : daysShown({ from, to: from }, today);
  const nameOf = ({ start }: Step) => {
    if (unit === "month") return monthName(start);
    return start === today ? t("analytics.chart.today") : formatDayAndMonth(start, language);
  };

  return (
    <TableCard
      heading={t(`analytics.chart.${unit === "day" ? "daily" : "monthly"}`)}
      note={t("analytics.chart.note")}
      legend={
        <Legend
          entries={[
            { mark: "line", name: t("analytics.chart.sent") },
            { mark: "dashed", name: t("analytics.chart.before") },
            { mark: "area", name: t("analytics.chart.policies") },
            ...(unit === "day"
              ? [{ mark: "shade" as const, name: t("analytics.chart.weekend") }]
              : []),
          ]}
        />
      }
    >
      <div className="grid items-start gap-x-5 gap-y-3 @min-[36rem]:grid-cols-[minmax(0,1fr)_max-content]">
        <DayChart
          height={chartHeight(rows.length)}
          steps={steps}
          unit={unit}
          nameOf={nameOf}
          label={t("analytics.chart.label", {
            sent: number("sent"),
            before: number("before"),
            issued: number("issued"),
          })}
        />
        <Table
          label={t(`analytics.chart.tables.${rowUnit}`)}
          columns={[
            { key: "unit", name: t(`analytics.chart.units.${rowUnit}`) },
            { key: "sent", name: t("analytics.chart.sentColumn"), isNumber: true },
            { key: "before", name: t("analytics.chart.beforeColumn"), isNumber: true },
          ]}
          isTight
        >
          {rows.map((row) => (
            <GroupRow key={row.from} row={row} name={rowName(row.from)} />
          ))}
        </Table>
      </div>
    </TableCard>
  );
}

function GroupRow({ row, name }: { row: Group; name: string }) {
  const { language } = useLanguage();
  const { from, to, sent, before } = row;

  return (
    <tr className={ROW}>
      <th scope="row" aria-label={name} className="py-1 text-start font-body whitespace-nowrap">
        <Link to={figureRowsPath({ figure: "sent", from, to })} className={LINK}>
          <bdi>{name}</bdi>
        </Link>
      </th>
      <td className={`${NUMBER} font-strong`}>{formatNumber(sent, language)}</td>
      <td className={`${NUMBER} ${QUIET}`}>{formatNumber(before, language)}</td>
    </tr>
  );
}
