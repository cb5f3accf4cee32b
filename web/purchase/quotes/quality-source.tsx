import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { Pill } from "../../ui/pill.tsx";
import { useQualityWords } from "./use-quality-words.ts";

export function QualitySource({ quote }: { quote: Package }) {
  const { t } = useTranslation("purchase/compare");
  const { sourceOf } = useQualityWords();

  return (
    <div className="grid justify-items-start gap-2 text-sm leading-snug text-ink-muted">
      {quote.quality?.isInvented && (
        <Pill tone="waiting" wraps>
          {t("quality.invented")}
        </Pill>
      )}
      <p className="max-w-reading">
        {sourceOf(quote)} {t("quality.neverRanks")}
      </p>
    </div>
  );
}
