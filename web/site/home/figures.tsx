import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import { brand } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { SiteFacts } from "../../api/site-facts.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Rosette } from "../../ui/drawings/rosette.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";
import { TextLink } from "../../ui/link.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { StatsCard } from "./stats-card.tsx";

const { claims } = brand;

export function Figures() {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();
  const isDemonstration =
    useRouteLoaderData<SiteFacts>("root")?.installation.isDemonstration ?? false;
  // Only a demonstration may show examples (ruling B1).
  const hasStatistics = isDemonstration || !brand.statisticsAreExamples;
  const columns = hasStatistics ? "lg:grid-cols-[1fr_1fr_1fr_1.25fr]" : "lg:grid-cols-3";

  return (
    <section className="scallop on-canopy bg-canopy text-canopy-ink">
      <div className="absolute inset-0 overflow-hidden">
        <Rosette tone="shadow" className="absolute -end-45 top-1/2 w-180 -translate-y-1/2" />
      </div>
      <div className="below-fold wrap relative pt-18 pb-16 lg:pt-26 lg:pb-22" data-reveal="">
        <h2 className="max-w-[14em] text-title-lg">{t("home.figures.heading")}</h2>
        <div className={`mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 ${columns}`}>
          <Figure
            icon="clock"
            number={String(claims.quoteSeconds)}
            unit={t("home.figures.quotes.unit", { count: claims.quoteSeconds })}
            title={t("home.figures.quotes.title")}
            subtitle={t("home.figures.quotes.subtitle")}
          />
          <Figure
            icon="split"
            number={String(claims.instalments)}
            unit={t("home.figures.instalments.unit", { count: claims.instalments })}
            title={t("home.figures.instalments.title")}
            subtitle={t("home.figures.instalments.subtitle")}
          />
          <Figure
            icon="shield"
            number={`${claims.claimDays.from}–${claims.claimDays.to}`}
            unit={t("home.figures.claims.unit")}
            title={t("home.figures.claims.title")}
            subtitle={t("home.figures.claims.subtitle")}
          />
          {hasStatistics && <StatsCard />}
        </div>
        <TextLink href={pathOf(paths.ourTimes)} className="mt-10">
          {t("ourTimes.link")}
        </TextLink>
      </div>
    </section>
  );
}

type Props = { icon: IconName; number: string; unit: string; title: string; subtitle: string };

function Figure({ icon, number, unit, title, subtitle }: Props) {
  return (
    <div>
      <span className="grid size-12 place-items-center rounded-full bg-canopy-2 text-accent">
        <Icon name={icon} />
      </span>
      <p className="mt-4 text-title-lg text-accent">
        <Ltr>{number}</Ltr> <span className="text-lg font-medium tracking-normal">{unit}</span>
      </p>
      <p className="mt-1 font-strong">{title}</p>
      <p className="mt-1 text-label text-canopy-muted">{subtitle}</p>
    </div>
  );
}
