import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import { figureRowsPath } from "../../../../contract/office/analytics/figure-rows.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { formatDayAndMonth, formatNumber, locales } from "../../../i18n/formats.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { daysShown } from "../period/asked-period.ts";
import { Table } from "../tables/table.tsx";
import { TableCard } from "../tables/table-card.tsx";
import { LINK, NUMBER, QUIET } from "../tables/looks.ts";
import { DayChart } from "./day-chart.tsx";
import { groupSteps, type Step, stepUnit, sumOf, type Unit } from "./grouped-steps.ts";
import { Legend } from "./legend.tsx";

/** Requests over time, drawn and as a table. */
export function DaysCard({ data, className }: { data: Analytics; className: string }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { steps, period, asOf } = data;
  const unit = stepUnit(steps, period);
  const today = dayInDubai(new Date(asOf));
  const number = (of: "sent" | "before" | "issued") =>
    isolated(formatNumber(sumOf(steps, of), language), language);
  const monthName = (day: string) =>
    new Intl.DateTimeFormat(locales[language], { month: "short", timeZone: "UTC" }).format(
      new Date(`${day}T00:00:00Z`),
    );
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
      className={className}
    >
      <div className="grid items-start gap-x-5 gap-y-3 @min-[36rem]:grid-cols-[minmax(0,1fr)_10rem]">
        <DayChart
          steps={steps}
          unit={unit}
          nameOf={nameOf}
          label={t("analytics.chart.label", {
            sent: number("sent"),
            before: number("before"),
            issued: number("issued"),
          })}
        />
        <StepTable data={data} monthName={monthName} today={today} />
      </div>
    </TableCard>
  );
}

type TableProps = { data: Analytics; monthName: (day: string) => string; today: string };

function StepTable({ data: { steps, period }, monthName, today }: TableProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { unit, rows } = groupSteps(steps, period);
  const nameOf = (from: string, of: Unit) =>
    of === "month" ? monthName(from) : <Ltr>{daysShown({ from, to: from }, today)}</Ltr>;

  return (
    <Table
      label={t(`analytics.chart.tables.${unit}`)}
      columns={[
        { key: "unit", name: t(`analytics.chart.units.${unit}`) },
        { key: "sent", name: t("analytics.chart.sentColumn"), isNumber: true },
        { key: "before", name: t("analytics.chart.beforeColumn"), isNumber: true },
      ]}
      isTight
    >
      {rows.map(({ from, to, sent, before }) => (
        <tr key={from} className="border-t border-line">
          <th scope="row" className="py-1 text-start font-body whitespace-nowrap">
            <Link to={figureRowsPath({ figure: "sent", from, to })} className={LINK}>
              {nameOf(from, unit)}
            </Link>
          </th>
          <td className={`${NUMBER} font-strong`}>{formatNumber(sent, language)}</td>
          <td className={`${NUMBER} ${QUIET}`}>{formatNumber(before, language)}</td>
        </tr>
      ))}
    </Table>
  );
}
