import { useTranslation } from "react-i18next";
import type { Route } from "./+types/home.ts";
import type { Handle } from "../shell/handle.ts";
import { SiteHead } from "./head/site-head.tsx";
import { Figures } from "./home/figures.tsx";
import { Hero } from "./home/hero.tsx";
import { HowItWorks } from "./home/how-it-works.tsx";
import { InsurerStrip } from "./sections/insurer-strip.tsx";
import plateForm from "./home/plate-form.ts?inline-script";
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

  return (
    <>
      <SiteHead title={t("home.title")} description={t("home.description")} />
      <Hero />
      <InsurerStrip insurers={insurers} />
      <Products />
      <Figures />
      <Timeline />
      <HowItWorks />
      <Promo />
      <visit-record data-page="/" />
      <script type="module" dangerouslySetInnerHTML={{ __html: plateForm }} />
    </>
  );
}
