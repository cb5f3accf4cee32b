import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import { figureRowsPath } from "../../../../contract/office/analytics/figure-rows.ts";
import type { Compared } from "../../../../contract/office/analytics/figure-shapes.ts";
import { formatAmount } from "../../../../domain/money.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { Bar } from "../charts/bars.tsx";
import { ExportButton } from "../figures/export-button.tsx";
import { greatestFirst } from "./greatest-first.ts";
import { useValueNames } from "../figures/use-figure-words.ts";
import { BeforeLine } from "./before-line.tsx";
import { CountCell, NotBrokenDown } from "./count-cell.tsx";
import { CELL, LINK, NUMBER, QUIET, ROW, ROW_NAME } from "./looks.ts";
import { Table } from "./table.tsx";
import { TableCard } from "./table-card.tsx";

type Sums = Analytics["premium"]["total"];

/** Policies and what was paid for them, by what was chosen. */
export function PremiumTable({ data }: { data: Analytics }) {
  const { t } = useTranslation("office");
  const { period, by, premium } = data;
  const { valueName } = useValueNames(data);
  const hasCommission = premium.total.commissionFils !== null;
  const shownRows = greatestFirst(
    premium.rows.filter(({ policies }) => policies.now !== 0 || policies.before !== 0),
    ({ policies, premiumFils }) => (policies.now === null ? policies : premiumFils),
  );
  const most = Math.max(...premium.rows.map(({ premiumFils }) => premiumFils.now ?? 0), 0);

  const cells = (sums: Sums, value?: string) => {
    const rows = { ...period, ...(value !== undefined && { [by]: value }) };
    return (
      <>
        <CountCell count={sums.policies} rows={{ figure: "issued", ...rows }} withBefore />
        <td className={`${CELL} w-1/5 pt-3`}>
          {value !== undefined && sums.premiumFils.now !== null && (
            <Bar value={sums.premiumFils.now} most={most} />
          )}
        </td>
        <SumCell sum={sums.premiumFils} to={figureRowsPath({ figure: "premium", ...rows })} />
        {sums.commissionFils && (
          <SumCell
            sum={sums.commissionFils}
            to={figureRowsPath({ figure: "commission", ...rows })}
          />
        )}
      </>
    );
  };

  return (
    <TableCard
      heading={t(`analytics.premium.by.${by}`)}
      note={`${t("analytics.premium.note")} ${t("analytics.hiddenNote")}`}
      action={
        <ExportButton
          table="premium"
          name={t("analytics.premium.name")}
          asked={{ ...period, by }}
        />
      }
    >
      <Table
        label={t("analytics.premium.name")}
        columns={[
          { key: "value", name: t(`analytics.dimensions.${by}`) },
          { key: "policies", name: t("analytics.premium.policies"), isNumber: true },
          { key: "bar", name: t("analytics.premium.bar"), isDrawing: true },
          { key: "premium", name: t("analytics.premium.premium"), isNumber: true },
          ...(hasCommission
            ? [{ key: "commission", name: t("analytics.premium.commission"), isNumber: true }]
            : []),
        ]}
      >
        <tr className={`${ROW} align-top`}>
          <th scope="row" className={`${ROW_NAME} font-strong whitespace-nowrap`}>
            {t("analytics.funnel.all")}
          </th>
          {cells(premium.total)}
        </tr>
        {shownRows.map(({ value, ...sums }) => (
          <tr key={value} className={`${ROW} align-top`}>
            <th scope="row" className={`${ROW_NAME} whitespace-nowrap`}>
              {valueName(value)}
            </th>
            {isUntold(sums) ? (
              <NotBrokenDown columns={hasCommission ? 4 : 3} />
            ) : (
              cells(sums, value)
            )}
          </tr>
        ))}
      </Table>
    </TableCard>
  );
}

const isUntold = ({ policies: { now, before } }: Sums) => now === null && !before;

function SumCell({ sum: { now, before }, to }: { sum: Compared; to: string }) {
  return (
    <td className={NUMBER}>
      {now ? (
        <Link to={to} className={LINK}>
          <Amount>{now}</Amount>
        </Link>
      ) : (
        <span className={`${QUIET} inline-block py-0.5`}>
          <Amount>{now}</Amount>
        </span>
      )}
      <BeforeLine>
        <Amount>{before}</Amount>
      </BeforeLine>
    </td>
  );
}

function Amount({ children: fils }: { children: number | null }) {
  const { t } = useTranslation("office");
  if (fils === null) return <span className="text-xs">{t("analytics.hidden")}</span>;
  return <Ltr>{formatAmount(fils)}</Ltr>;
}
