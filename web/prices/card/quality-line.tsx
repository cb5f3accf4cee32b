import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { comesLater } from "../../shell/comes-later.tsx";
import { withCoverTexts } from "../cover/with-cover-texts.ts";
import type { PlanTerms } from "../plan-terms.ts";

const QualityMeaning = comesLater(
  () => withCoverTexts(() => import("../quality/quality-meaning.tsx")),
  <Skeleton className="h-40" />,
);

type Props = { plan: Pick<PlanTerms, "quality" | "insurerName" | "type">; describedBy: string };

/** How the insurer deals with claims and complaints, in one line that opens to what it means. */
export function QualityLine({ plan, describedBy }: Props) {
  const { t } = useTranslation("prices/card");
  const [isOpen, setOpen] = useState(false);
  const fetchAhead = () => void QualityMeaning.fetchAhead();
  const { settlementDays, paidPercent, complaintsPerThousand, isInvented } = plan.quality ?? {};
  const said = [
    settlementDays !== undefined && t("quality.settled", { count: settlementDays }),
    paidPercent !== undefined && t("quality.paid", { figure: paidPercent }),
    complaintsPerThousand !== undefined &&
      t("quality.complaints", { figure: complaintsPerThousand.toFixed(1) }),
  ].filter((words) => words !== false);

  return (
    <>
      <button
        type="button"
        className="quote-quality"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${describedBy}-quality` : undefined}
        aria-describedby={describedBy}
        onPointerDown={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(!isOpen)}
      >
        {said.map((words) => (
          <span key={words}>{words}</span>
        ))}
        {said.length < 3 && <span>{t(said.length > 0 ? "quality.rest" : "quality.none")}</span>}
        <span>
          {isInvented && <span className="quote-example">{t("quality.example")}</span>}
          <Icon name={isOpen ? "up" : "down"} size={16} />
        </span>
      </button>
      {isOpen && (
        <div id={`${describedBy}-quality`} className="quote-opened">
          <QualityMeaning plan={plan} />
        </div>
      )}
    </>
  );
}
