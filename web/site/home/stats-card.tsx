import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import { useSite } from "../../i18n/use-site.ts";

const { assetsCovered, appStoreRank } = brand.claims.statistics;

/** Marked as examples unless the company confirmed them (ruling B3). */
export function StatsCard() {
  const { t } = useTranslation("site");
  const { language } = useSite();

  return (
    <div className="grid content-start gap-5 rounded-card bg-canopy-2 p-6 lg:p-7">
      <Statistic title={t("home.figures.assets.title")}>{assetsCovered[language]}</Statistic>
      <hr className="border-canopy-line" />
      <Statistic title={t("home.figures.app.title")}>
        {t("home.figures.app.rank", { rank: appStoreRank })}
      </Statistic>
      {brand.statisticsAreExamples && (
        <p className="text-sm text-canopy-muted">{t("home.figures.example")}</p>
      )}
    </div>
  );
}

function Statistic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-title-lg text-accent">{children}</p>
      <p className="mt-1 font-strong">{title}</p>
    </div>
  );
}
