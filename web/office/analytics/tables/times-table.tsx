import { useTranslation } from "react-i18next";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import { verdictOf } from "../figures/compare.ts";
import { RangeMark } from "../charts/bars.tsx";
import { Legend } from "../charts/legend.tsx";
import { ExportButton } from "../figures/export-button.tsx";
import { useDuration } from "../figures/use-figure-words.ts";
import { VerdictMark } from "../figures/verdict-mark.tsx";
import { BeforeLine } from "./before-line.tsx";
import { CountCell } from "./count-cell.tsx";
import { CELL, NUMBER, QUIET, ROW, ROW_NAME } from "./looks.ts";
import { Table } from "./table.tsx";
import { TableCard } from "./table-card.tsx";

type Time = Analytics["times"][number];

/** How long customers waited for us. */
export function TimesTable({ data }: { data: Analytics }) {
  const { t } = useTranslation("office");
  const { period, by, times } = data;

  return (
    <TableCard
      heading={t("analytics.times.name")}
      note={t("analytics.times.note")}
      legend={
        <Legend
          entries={[
            { mark: "dot", name: t("analytics.times.keyMedian") },
            { mark: "range", name: t("analytics.times.keyNine") },
          ]}
        />
      }
      action={
        <ExportButton table="times" name={t("analytics.times.name")} asked={{ ...period, by }} />
      }
    >
      <Table
        label={t("analytics.times.name")}
        columns={[
          { key: "name", name: t("analytics.times.fromTo") },
          { key: "range", name: t("analytics.times.keyNine"), isDrawing: true },
          { key: "median", name: t("analytics.times.median"), isNumber: true },
          { key: "nine", name: t("analytics.times.nineOfTen"), isNumber: true },
          { key: "cases", name: t("analytics.times.cases"), isNumber: true },
          { key: "verdict", name: t("analytics.times.comparison"), isDrawing: true },
        ]}
      >
        {times.map((time) => (
          <TimeRow key={time.figure} time={time} period={period} />
        ))}
      </Table>
    </TableCard>
  );
}

function TimeRow({ time, period }: { time: Time; period: Analytics["period"] }) {
  const { t } = useTranslation("office");
  const { figure, cases, median, nineOfTen } = time;
  const verdict = verdictOf(median, "less");

  return (
    <tr className={`${ROW} align-top`}>
      <th scope="row" className={ROW_NAME}>
        {t(`analytics.times.rows.${figure}`)}
      </th>
      <td className={`${CELL} w-[18%]`}>
        <RangeMark
          now={{ median: median.now, nineOfTen: nineOfTen.now }}
          before={{ median: median.before, nineOfTen: nineOfTen.before }}
        />
      </td>
      <td className={`${NUMBER} font-strong`}>
        <TimeShown seconds={median.now} cases={cases.now} />
        {cases.before !== 0 && (
          <BeforeLine>
            <TimeShown seconds={median.before} cases={cases.before} />
          </BeforeLine>
        )}
      </td>
      <td className={`${NUMBER} ${QUIET}`}>
        <TimeShown seconds={nineOfTen.now} cases={cases.now} />
        {cases.before !== 0 && (
          <BeforeLine>
            <TimeShown seconds={nineOfTen.before} cases={cases.before} />
          </BeforeLine>
        )}
      </td>
      <CountCell count={cases} rows={{ figure, ...period }} withBefore />
      <td className={CELL}>
        {verdict && median.now !== null && median.before !== null && (
          <VerdictMark verdict={verdict} grew={median.now > median.before} />
        )}
      </td>
    </tr>
  );
}

function TimeShown({ seconds, cases }: { seconds: number | null; cases: number | null }) {
  const { t } = useTranslation("office");
  const duration = useDuration();

  if (seconds !== null) return duration(seconds);
  return (
    <span className="text-xs font-body text-ink-muted">
      {t(cases === 0 ? "analytics.noCase" : "analytics.fewer")}
    </span>
  );
}
