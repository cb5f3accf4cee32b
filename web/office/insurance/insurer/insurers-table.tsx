import { useTranslation } from "react-i18next";
import type { InsurerRow } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { at } from "./insurer-columns.ts";
import { Row } from "./insurer-row.tsx";

const columns = [
  ["insurer", "border-s-4 border-transparent text-start"],
  ["agreement", `text-start ${at.agreement.column}`],
  ["plans", at.plans.column],
  ["edition", at.edition.column],
  ["settles", at.quality.column],
  ["paid", at.quality.column],
  ["complaints", at.quality.column],
] as const;

type Props = { rows: readonly InsurerRow[]; shown: string | undefined };

export function InsurersTable({ rows, shown }: Props) {
  const { t } = useTranslation("office");

  return (
    <div className="@container overflow-hidden rounded-card bg-surface-raised shadow-1">
      <div className="overflow-x-auto">
        <table aria-label={t("insurance.insurer.table")} className="w-full text-sm">
          <thead className="text-xs">
            <tr className="hidden @min-[64rem]:table-row">
              <th scope="colgroup" colSpan={4}>
                <span className="sr-only">{t("insurance.insurer.sale")}</span>
              </th>
              <th scope="colgroup" colSpan={3} className="px-3 pt-2.5 text-end font-strong">
                {t("insurance.insurer.quality")}
              </th>
            </tr>
            <tr className="text-ink-muted">
              {columns.map(([column, look]) => (
                <th
                  key={column}
                  scope="col"
                  className={`px-3 py-2.5 font-medium last:pe-5 ${look}`}
                >
                  {t(`insurance.insurer.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.slug} row={row} isShown={row.slug === shown} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
