import { useTranslation } from "react-i18next";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import type { Compared, Seen } from "../../../../contract/office/analytics/figure-shapes.ts";
import { shareOf } from "../figures/compare.ts";
import { ExportButton } from "../figures/export-button.tsx";
import { useValueNames } from "../figures/use-figure-words.ts";
import { BeforeLine } from "./before-line.tsx";
import { CountCell, SeenCell } from "./count-cell.tsx";
import { NUMBER, ROW, ROW_NAME } from "./looks.ts";
import { Table } from "./table.tsx";
import { TableCard } from "./table-card.tsx";

/** Prices shown against policies bought. */
export function ShownTable({ data }: { data: Analytics }) {
  const { t } = useTranslation("office");
  const { period, by, shown } = data;
  const names = useValueNames(data);

  return (
    <TableCard
      heading={t("analytics.shown.name")}
      note={`${t("analytics.shown.note")} ${t("analytics.hiddenNote")}`}
      action={
        <ExportButton table="shown" name={t("analytics.shown.name")} asked={{ ...period, by }} />
      }
    >
      <Table
        label={t("analytics.shown.name")}
        isEmpty={shown.length === 0}
        columns={[
          { key: "plan", name: t("analytics.shown.plan") },
          { key: "shown", name: t("analytics.shown.shown"), isNumber: true },
          { key: "cheapest", name: t("analytics.shown.cheapest"), isNumber: true },
          { key: "policies", name: t("analytics.shown.policies"), isNumber: true },
          { key: "bought", name: t("analytics.shown.bought"), isNumber: true },
        ]}
      >
        {shown.map((row) => (
          <tr key={`${row.insurer} ${row.plan}`} className={`${ROW} align-top`}>
            <th scope="row" className={ROW_NAME}>
              {names.insurer(row.insurer)}
              <span className="block text-xs font-body text-ink-muted">{names.plan(row.plan)}</span>
            </th>
            <SeenCell seen={row.shown} />
            <ShareCell of={row.cheapest} all={row.shown} />
            <CountCell
              count={row.bought}
              rows={{ figure: "issued", ...period, insurer: row.insurer, plan: row.plan }}
              withBefore
            />
            <ShareCell of={row.bought} all={row.shown} />
          </tr>
        ))}
      </Table>
    </TableCard>
  );
}

const NO_SHARE = "–";

function ShareCell({ of, all }: { of: Compared; all: Seen }) {
  const share = (at: "now" | "before") => {
    const part = of[at];
    return part === null ? NO_SHARE : (shareOf(part, all[at]) ?? NO_SHARE);
  };
  return (
    <td className={NUMBER}>
      <span className="inline-block py-0.5">{share("now")}</span>
      <BeforeLine>{share("before")}</BeforeLine>
    </td>
  );
}
