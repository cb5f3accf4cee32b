import { useTranslation } from "react-i18next";
import { brand } from "../../brand.ts";
import * as paths from "../../contract/page-paths.ts";
import type { Route } from "./+types/home.ts";
import { useSite } from "../i18n/use-site.ts";
import { withPrefix } from "../i18n/language.ts";
import type { Handle } from "../shell/handle.ts";
import { SiteHead } from "./head/site-head.tsx";
import { Figures } from "./home/figures.tsx";
import { HowItWorks } from "./home/how-it-works.tsx";
import { InsurerStrip } from "./sections/insurer-strip.tsx";
import { PlateHero } from "./plate-hero/plate-hero.tsx";
import { Products } from "./home/products.tsx";
import { Promo } from "./home/promo.tsx";
import { Timeline } from "./home/timeline.tsx";
import { listedInsurers } from "./sections/listed-insurers.ts";

export const handle: Handle = { kind: "still", area: "site" };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  insurers: await listedInsurers(context),
});

export default function Home({ loaderData: { insurers } }: Route.ComponentProps) {
  const { t } = useTranslation("site");
  const { language } = useSite();

  return (
    <>
      <SiteHead title={t("home.title")} description={t("home.description")} />
      <PlateHero
        eyebrow={brand.tagline[language]}
        heading={t("home.heading")}
        lead={t("home.lead")}
        weather="sun"
      />
      <InsurerStrip insurers={insurers} />
      <Products />
      <Figures />
      <Timeline />
      <HowItWorks />
      <Promo />
      <visit-record data-page={withPrefix(paths.home, language === "ar")} />
    </>
  );
}
