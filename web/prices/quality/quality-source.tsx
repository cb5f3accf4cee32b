import { useTranslation } from "react-i18next";
import { Pill } from "../../ui/pill.tsx";
import type { PlanTerms } from "../plan-terms.ts";
import { useQualityWords } from "./use-quality-words.ts";

export function QualitySource({ plan }: { plan: Pick<PlanTerms, "quality" | "type"> }) {
  const { t } = useTranslation("prices/cover");
  const { sourceOf } = useQualityWords();

  return (
    <div className="grid justify-items-start gap-2 text-sm leading-snug text-ink-muted">
      {plan.quality?.isInvented && (
        <Pill tone="waiting" wraps>
          {t("quality.invented")}
        </Pill>
      )}
      <p className="max-w-reading">
        {sourceOf(plan)} {t("quality.neverRanks")}
      </p>
    </div>
  );
}
