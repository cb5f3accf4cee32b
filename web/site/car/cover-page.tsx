import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { Package } from "../../../contract/quotes.ts";
import { useSite } from "../../i18n/use-site.ts";
import { TextLink } from "../../ui/link.tsx";
import { questions } from "../head/structured-data.ts";
import { SiteHead } from "../head/site-head.tsx";
import { PlateHero } from "../plate-hero/plate-hero.tsx";
import { AddOns } from "../sections/add-ons.tsx";
import { OtherProducts } from "../sections/other-products.tsx";
import { ComparisonTable } from "../sections/comparison-table.tsx";
import { Faq } from "../sections/faq.tsx";
import { Guide } from "../sections/guide.tsx";
import { SaleFacts } from "../sections/sale-facts.tsx";
import { SampleQuotes } from "../prices/sample-quotes.tsx";
import { WithinReach } from "../sections/within-reach.tsx";
import { WhatIs } from "../sections/what-is.tsx";
import { CarSteps } from "./car-steps.tsx";
import { useCarTrail } from "./use-car-trail.ts";

type Props = { cover: "third" | "comprehensive"; packages: Package[] };

const pages = { third: paths.thirdParty, comprehensive: paths.comprehensive } as const;
const whatIf = { third: paths.whatIfThirdParty, comprehensive: paths.whatIfComprehensive } as const;
const { from, to } = brand.claims.claimDays;

export function CoverPage({ cover, packages }: Props) {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();
  const type = cover === "third" ? "thirdParty" : "comprehensive";
  const trail = useCarTrail({ name: t(`car.names.${cover}`), path: pages[cover] });
  const asked = t(`car.faq.${cover}`, { returnObjects: true, from, to });

  return (
    <>
      <SiteHead
        title={t(`car.${cover}.title`)}
        description={t(`car.${cover}.description`)}
        trail={trail}
        data={[questions(asked)]}
        picture="car"
      />
      <PlateHero
        eyebrow={t(`car.${cover}.eyebrow`)}
        heading={t(`car.${cover}.heading`)}
        lead={t(`car.${cover}.lead`)}
        weather="rain"
        cover={type}
      >
        <SaleFacts />
      </PlateHero>
      <CarSteps />
      <WithinReach cover={type}>
        <WhatIs words={t(`car.${cover}.what`, { returnObjects: true })}>
          <TextLink href={pathOf(whatIf[cover])}>{t(`car.${cover}.whatIf`)}</TextLink>
        </WhatIs>
        <ComparisonTable />
        <AddOns packages={packages} />
        <SampleQuotes packages={packages} first={type} />
        <Guide />
        <Faq questions={asked} />
        <OtherProducts />
      </WithinReach>
    </>
  );
}
