import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { type QualityFigure, qualityFigures } from "../../../domain/quotes/insurer-quality.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";

/** Each figure of an insurer with its unit, and where the figures come from. */
export function useQualityWords() {
  const { t } = useTranslation(["purchase/compare", "purchase"]);
  const { language } = useSite();

  const valueOf = (figure: QualityFigure, value: number | undefined): string => {
    if (value === undefined) return t("quality.notPublished");
    switch (figure) {
      case "settlementDays":
        return t("purchase:quotes.values.days", { count: value });
      case "paidPercent":
        return t("purchase:quotes.values.percent", { count: value });
      case "complaintsPerThousand":
        return t("quality.perThousand", { figure: value.toFixed(1) });
    }
  };

  return {
    valueOf,
    figuresOf: ({ quality }: Package) =>
      qualityFigures.map((figure) => ({
        figure,
        name: t(`quality.names.${figure}`),
        meaning: t(`quality.meanings.${figure}`),
        value: valueOf(figure, quality?.[figure]),
      })),
    sourceOf: ({ quality, type }: Package) =>
      quality &&
      t("quality.source", {
        cover: t(`purchase:quotes.tabs.${type}`),
        day: formatDay(quality.asOf, language),
        source: quality.source,
      }),
  };
}
