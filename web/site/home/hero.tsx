import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import { useSite } from "../../i18n/use-site.ts";
import { HeroScene } from "../../ui/drawings/hero-scene.tsx";
import { PlateFace } from "../../ui/plate/plate.tsx";
import { PlateStart } from "./plate-start.tsx";

export function Hero() {
  const { t } = useTranslation("site");
  const { language } = useSite();

  return (
    <section className="relative overflow-clip bg-surface-sunken">
      <div className="wrap relative grid content-center pt-13 pb-8 lg:min-h-186 lg:grid-cols-[minmax(0,540px)_1fr] lg:py-18">
        <div className="relative z-10">
          <p className="text-sm font-strong text-accent-text">{brand.tagline[language]}</p>
          <h1 className="mt-3.5 text-display">{t("home.heading")}</h1>
          <p className="mt-4.5 max-w-115 text-lg text-ink-muted">{t("home.lead")}</p>
        </div>
        {/* Before the form, which would jump if the picture came after it on a slow line. */}
        <HeroScene
          plate={
            <g data-plate-face="">
              <PlateFace emirate="dubai" code="B" number="48213" />
            </g>
          }
          className="hero-scene"
        />
        <PlateStart />
      </div>
    </section>
  );
}
