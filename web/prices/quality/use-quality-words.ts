import { useTranslation } from "react-i18next";
import { type QualityFigure, qualityFigures } from "../../../domain/quotes/insurer-quality.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import type { PlanTerms } from "../plan-terms.ts";

/** Each figure of an insurer with its unit, and where the figures come from. */
export function useQualityWords() {
  const { t } = useTranslation("prices/cover");
  const { language } = useSite();

  const valueOf = (figure: QualityFigure, value: number | undefined): string => {
    if (value === undefined) return t("quality.notPublished");
    switch (figure) {
      case "settlementDays":
        return t("values.days", { count: value });
      case "paidPercent":
        return t("values.percent", { count: value });
      case "complaintsPerThousand":
        return t("quality.perThousand", { figure: value.toFixed(1) });
    }
  };

  return {
    valueOf,
    figuresOf: ({ quality }: Pick<PlanTerms, "quality">) =>
      qualityFigures.map((figure) => ({
        figure,
        name: t(`quality.names.${figure}`),
        meaning: t(`quality.meanings.${figure}`),
        value: valueOf(figure, quality?.[figure]),
      })),
    sourceOf: ({ quality, type }: Pick<PlanTerms, "quality" | "type">) =>
      quality &&
      t("quality.source", {
        cover: t(`covers.${type}`),
        day: formatDay(quality.asOf, language),
        source: quality.source,
      }),
  };
}
