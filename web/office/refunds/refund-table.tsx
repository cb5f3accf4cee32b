import { useTranslation } from "react-i18next";
import type { RefundRow } from "../../../contract/office/refunds/part.ts";
import type { RefundView } from "../../../contract/office/refunds/routes.ts";
import { columnAt, refundColumns } from "./refund-columns.ts";
import { caseIn } from "./refund-query.ts";
import { Row } from "./refund-row.tsx";

type Props = { rows: readonly RefundRow[]; view: RefundView; shown: string | undefined };

export function RefundTable({ rows, view, shown }: Props) {
  const { t } = useTranslation("office");
  const hasDays = rows.some(({ days }) => days !== null);

  return (
    <div className="@container overflow-hidden rounded-card bg-surface-raised shadow-1">
      <div className="overflow-x-auto">
        <table aria-label={t("refunds.name")} className="w-full text-sm">
          <thead>
            <tr className="text-xs text-ink-muted">
              {refundColumns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={`px-2 py-2.5 font-medium @min-[50rem]:px-3 ${column === "request" ? "border-s-4 border-transparent" : ""} ${column === "amount" ? "text-end" : "text-start"} ${columnAt(column)}`}
                >
                  {t(`refunds.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} to={caseIn(view, row.id)} isShown={row.id === shown} />
            ))}
          </tbody>
        </table>
      </div>
      {hasDays && <Legend />}
    </div>
  );
}

function Legend() {
  const { t } = useTranslation("office");

  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-3 py-2 text-xs text-ink-muted @max-[38rem]:hidden">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="h-3.5 w-0.5 bg-ink" />
        {t("refunds.legend.promised")}
      </span>
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="hatched h-2 w-4.5 rounded-sm" />
        {t("refunds.legend.late")}
      </span>
    </p>
  );
}
