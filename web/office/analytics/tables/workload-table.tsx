import { useTranslation } from "react-i18next";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import type { FigureFilters } from "../../../../contract/office/analytics/figure-rows.ts";
import { seesAllFigures } from "../../../../domain/analytics/own-work.ts";
import { StaffShown } from "../../kit/staff-shown.tsx";
import { useSession } from "../../frame/session.tsx";
import { ExportButton } from "../figures/export-button.tsx";
import { CountCell } from "./count-cell.tsx";
import { ROW, ROW_NAME } from "./looks.ts";
import { Table } from "./table.tsx";
import { TableCard } from "./table-card.tsx";

const work = {
  answered: { figure: "firstAnswer" },
  offered: { figure: "offered" },
  issued: { figure: "issued" },
  rejected: { figure: "lost", outcome: "rejected" },
} as const satisfies Record<string, Pick<FigureFilters, "figure" | "outcome">>;
const columns = Object.keys(work) as (keyof typeof work)[];

/** What colleagues did; agents see their own row. */
export function WorkloadTable({ data }: { data: Analytics }) {
  const { t } = useTranslation("office");
  const { member } = useSession();
  const { period, by, workload } = data;
  const seesAll = seesAllFigures(member.roles);
  const note = t("analytics.workload.note");

  return (
    <TableCard
      heading={t("analytics.workload.name")}
      note={seesAll ? note : `${t("analytics.workload.own")} ${note}`}
      action={
        <ExportButton
          table="workload"
          name={t("analytics.workload.name")}
          asked={{ ...period, by }}
        />
      }
    >
      <Table
        label={t("analytics.workload.name")}
        isEmpty={workload.length === 0}
        columns={[
          { key: "colleague", name: t("analytics.workload.colleague") },
          ...columns.map((column) => ({
            key: column,
            name: t(`analytics.workload.${column}`),
            isNumber: true,
          })),
        ]}
      >
        {workload.map(({ colleague, ...counts }) => (
          <tr key={colleague.id} className={`${ROW} align-top`}>
            <th scope="row" className={`${ROW_NAME} whitespace-nowrap`}>
              <StaffShown>{colleague}</StaffShown>
            </th>
            {columns.map((column) => (
              <CountCell
                key={column}
                count={counts[column]}
                rows={{ ...work[column], ...period, colleague: colleague.id }}
                withBefore
              />
            ))}
          </tr>
        ))}
      </Table>
    </TableCard>
  );
}
