import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Risk } from "../../../domain/quotes/risk.ts";
import { formatList } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { PlanTerms } from "../plan-terms.ts";
import { withWhatIfTexts } from "./with-what-if-texts.ts";

const Simulator = comesLater(
  () => withWhatIfTexts(() => import("./what-if-simulator.tsx")),
  <Skeleton className="h-96" />,
);

type Props = {
  plans: readonly PlanTerms[];
  /** Car and driver that a plan's price is for; undefined where they are not known any more. */
  riskOf: (plan: PlanTerms) => Risk | undefined;
};

/** A button that opens the nine events: for one plan, or for several side by side. */
export function WhatIf({ plans, riskOf }: Props) {
  const { t } = useTranslation("prices/cover");
  const { language } = useSite();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const names = plans.map((plan) => plan.names[language]);

  return (
    <>
      <button
        type="button"
        className="link text-sm"
        aria-haspopup="dialog"
        aria-describedby={`${id}-plans`}
        onPointerDown={() => void Simulator.fetchAhead()}
        onFocus={() => void Simulator.fetchAhead()}
        onClick={() => setIsOpen(true)}
      >
        {t("whatIf.button")}
      </button>
      <span id={`${id}-plans`} hidden>
        {formatList(names, language)}
      </span>
      <Dialog
        wide
        open={isOpen}
        onClose={() => setIsOpen(false)}
        heading={t("whatIf.button")}
        closeLabel={t("table.close")}
      >
        <Simulator {...{ plans, riskOf }} />
      </Dialog>
    </>
  );
}
