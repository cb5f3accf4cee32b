import { useTranslation } from "react-i18next";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import type { Figure } from "../../../../domain/analytics/figures.ts";
import { formatNumber } from "../../../i18n/formats.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { TickedBar } from "../charts/bars.tsx";
import { Legend } from "../charts/legend.tsx";
import { ExportButton } from "../figures/export-button.tsx";
import { greatestFirst } from "./greatest-first.ts";
import { useValueNames } from "../figures/use-figure-words.ts";
import { CountCell, NotBrokenDown } from "./count-cell.tsx";
import { ROW, ROW_NAME } from "./looks.ts";
import { Table } from "./table.tsx";
import { TableCard } from "./table-card.tsx";

const steps = {
  requests: "sent",
  leads: "lead",
  paid: "paid",
  policies: "issued",
} as const satisfies Record<string, Figure>;
type StepName = keyof typeof steps;
const stepNames = Object.keys(steps) as StepName[];

type Counts = Analytics["funnel"]["total"];

/** All together, and then by what was chosen. */
export function FunnelTable({ data }: { data: Analytics }) {
  const { t } = useTranslation("office");
  const { period, by, funnel } = data;
  const { valueName } = useValueNames(data);

  const cells = (counts: Counts, value?: string) =>
    stepNames.map((step) => (
      <CountCell
        key={step}
        count={counts[step]}
        rows={{ figure: steps[step], ...period, ...(value !== undefined && { [by]: value }) }}
        withBefore
      />
    ));

  return (
    <TableCard
      heading={t("analytics.funnel.name")}
      note={`${t("analytics.funnel.note")} ${t("analytics.hiddenNote")}`}
      action={
        <ExportButton table="funnel" name={t("analytics.funnel.name")} asked={{ ...period, by }} />
      }
    >
      <FunnelDrawing counts={funnel.total} />
      <Table
        label={t("analytics.funnel.name")}
        columns={[
          { key: "value", name: t(`analytics.dimensions.${by}`) },
          ...stepNames.map((step) => ({
            key: step,
            name: t(`analytics.funnel.${step}`),
            isNumber: true,
          })),
        ]}
      >
        <tr className={`${ROW} align-top`}>
          <th scope="row" className={`${ROW_NAME} font-strong whitespace-nowrap`}>
            {t("analytics.funnel.all")}
          </th>
          {cells(funnel.total)}
        </tr>
        {greatestFirst(funnel.rows, ({ requests }) => requests).map(({ value, ...counts }) => (
          <tr key={value} className={`${ROW} align-top`}>
            <th scope="row" className={`${ROW_NAME} whitespace-nowrap`}>
              {valueName(value)}
            </th>
            {isUntold(counts) ? <NotBrokenDown columns={stepNames.length} /> : cells(counts, value)}
          </tr>
        ))}
      </Table>
    </TableCard>
  );
}

const isUntold = (counts: Counts) =>
  counts.requests.now === null &&
  stepNames.every((step) => !counts[step].now && !counts[step].before);

function FunnelDrawing({ counts }: { counts: Counts }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const all = stepNames.flatMap((step) => [counts[step].now ?? 0, counts[step].before ?? 0]);
  const most = Math.max(...all);
  const sum = (step: StepName) => isolated(formatNumber(counts[step].now ?? 0, language), language);

  return (
    <div className="grid gap-2">
      <Legend
        entries={[
          { mark: "bar", name: t("analytics.now") },
          { mark: "tick", name: t("analytics.before") },
        ]}
      />
      <div
        role="img"
        aria-label={t("analytics.funnel.label", {
          requests: sum("requests"),
          leads: sum("leads"),
          paid: sum("paid"),
          policies: sum("policies"),
        })}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 text-sm"
      >
        {stepNames.map((step) => (
          <FunnelStep key={step} step={step} counts={counts} most={most} />
        ))}
      </div>
    </div>
  );
}

type StepProps = { step: StepName; counts: Counts; most: number };

function FunnelStep({ step, counts, most }: StepProps) {
  const { t } = useTranslation("office");
  return (
    <>
      <span className="font-medium">{t(`analytics.funnel.${step}`)}</span>
      <TickedBar value={counts[step].now ?? 0} before={counts[step].before} most={most} />
    </>
  );
}
