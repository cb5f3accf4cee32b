import { useTranslation } from "react-i18next";
import type { Outcome } from "../../../domain/quotes/scenarios/scenario.ts";
import { payers } from "./bar-parts.ts";
import { payerLooks } from "./payer-looks.ts";
import { plainAmount, ScenarioAmount } from "./scenario-amount.tsx";
import { SplitBar } from "./split-bar.tsx";

/** What is left to the driver, large, and the damage as a bar. */
export function OutcomeSplit({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation("prices/what-if");
  const { paid, damageFils } = outcome;
  const shown = payers.filter((payer) => payer === "you" || paid[payer] > 0);

  return (
    <div className="grid gap-3">
      <p>
        <span className="block text-sm text-ink-muted">
          {t(paid.you > 0 ? "left" : "nothingLeft")}
        </span>
        <ScenarioAmount
          fils={paid.you}
          size="xl"
          className={`font-display ${paid.you > 0 ? "" : "text-success"}`}
        />
        <span className="block text-sm text-ink-muted">
          {t("damage", { aed: plainAmount(damageFils) })}
        </span>
      </p>
      <SplitBar paid={paid} />
      <dl aria-label={t("split")} className="text-label">
        {shown.map((payer) => (
          <div key={payer} className="flex items-baseline justify-between gap-4 py-0.5">
            <dt className="flex items-baseline gap-2">
              <span className={`size-3 shrink-0 rounded-sm ${payerLooks[payer].swatch}`} />
              {t(`payers.${payer}`)}
            </dt>
            <dd className="font-strong">
              <ScenarioAmount fils={paid[payer]} className="font-strong" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
