import { useTranslation } from "react-i18next";
import type { Handle } from "../handle.ts";
import { SiteHead } from "./head/site-head.tsx";
import { Figures } from "./home/figures.tsx";
import { Hero } from "./home/hero.tsx";
import { HowItWorks } from "./home/how-it-works.tsx";
import { InsurerStrip } from "./home/insurer-strip.tsx";
import plateForm from "./home/plate-form.ts?inline-script";
import { Products } from "./home/products.tsx";
import { Promo } from "./home/promo.tsx";
import { Timeline } from "./home/timeline.tsx";

export const handle: Handle = { kind: "still", area: "site" };

export default function Home() {
  const { t } = useTranslation("site");

  return (
    <>
      <SiteHead title={t("home.title")} description={t("home.description")} />
      <Hero />
      <InsurerStrip />
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
