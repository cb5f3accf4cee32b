import { useTranslation } from "react-i18next";
import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { type QualityFigure, qualityFigures } from "../../../../domain/quotes/insurer-quality.ts";
import { type CoverType, coverTypes } from "../../../../domain/quotes/package-kinds.ts";
import { formatDay, formatDuration, formatNumber } from "../../../i18n/formats.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { Facts } from "../../kit/panel.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { FactsCard } from "./facts-card.tsx";

type ByCover = InsurerShown["qualityByCover"];

export function QualityFacts({ byCover }: { byCover: ByCover }) {
  const { t } = useTranslation("office");
  const shown = coverTypes
    .filter((cover) => byCover[cover])
    .map((cover) => <OneCover key={cover} cover={cover} quality={byCover[cover]} />);

  return (
    <FactsCard
      heading={t("insurance.insurer.figures.heading")}
      none={t("insurance.insurer.figures.none")}
      facts={[]}
    >
      {shown.length > 0 && <div className="grid gap-x-8 md:max-xl:grid-cols-2">{shown}</div>}
    </FactsCard>
  );
}

type Props = { cover: CoverType; quality: ByCover[CoverType] };

function OneCover({ cover, quality }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  if (!quality) return null;

  const shown = (figure: QualityFigure) => {
    const value = quality[figure];
    if (value === undefined) return t("insurance.insurer.figures.notPublished");
    if (figure === "settlementDays") return formatDuration(value, "day", language);
    const sign = figure === "paidPercent" ? "%" : "";
    return <Ltr>{`${formatNumber(value, language)}${sign}`}</Ltr>;
  };
  const figures = qualityFigures.map((figure) => ({
    question: t(`insurance.insurer.figures.${figure}`),
    answer: shown(figure),
  }));

  return (
    <div className="mt-2">
      <h4 className="flex flex-wrap items-center justify-between gap-2 py-1 text-sm font-strong">
        {t(`covers.${cover}`)}
        {quality.isInvented && <Pill>{t("insurance.insurer.figures.invented")}</Pill>}
      </h4>
      <Facts
        facts={[
          ...figures,
          {
            question: t("insurance.insurer.figures.source"),
            answer: <bdi className="wrap-anywhere">{quality.source[language]}</bdi>,
          },
          {
            question: t("insurance.insurer.figures.asOf"),
            answer: formatDay(quality.asOf, language),
          },
        ]}
      />
    </div>
  );
}
