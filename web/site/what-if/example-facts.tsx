import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { exampleCar } from "../../../domain/quotes/scenarios/insured-car.ts";
import { ScenarioAmount } from "../../prices/what-if/scenario-amount.tsx";
import { Ltr } from "../../ui/ltr.tsx";

const rows = ["value", "carAge", "driverAge", "excess", "repair", "addOns"] as const;

/** What is assumed of the car, and the cover it has. */
export function ExampleFacts({ cover }: { cover: CoverType }) {
  const { t } = useTranslation(["site", "prices"]);
  const { facts, excessAed, repair } = exampleCar(cover);
  const values: Record<(typeof rows)[number], ReactNode> = {
    value: <ScenarioAmount fils={facts.valueAed * 100} />,
    carAge: <Ltr>{facts.carAge}</Ltr>,
    driverAge: <Ltr>{facts.driverAge}</Ltr>,
    excess: excessAed !== null && <ScenarioAmount fils={excessAed * 100} />,
    repair: repair !== null && t(`prices:values.${repair}`),
    addOns: t("whatIf.example.none"),
  };

  return (
    <div className="self-start rounded-card bg-surface-raised p-5 shadow-1 sm:p-6">
      <h2 className="text-lg">{t("whatIf.example.heading")}</h2>
      <dl className="mt-2 text-label">
        {rows.map(
          (row) =>
            values[row] !== false && (
              <div
                key={row}
                className="flex items-baseline justify-between gap-4 border-b border-line py-1.5"
              >
                <dt>{t(`whatIf.example.${row}`)}</dt>
                <dd className="text-end font-medium">{values[row]}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-3 text-sm text-ink-muted">{t("whatIf.example.text")}</p>
    </div>
  );
}
