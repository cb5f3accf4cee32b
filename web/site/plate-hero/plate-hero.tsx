import type { ReactNode } from "react";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { HeroScene } from "../../ui/drawings/hero-scene.tsx";
import { PlateFace } from "../../ui/plate/plate.tsx";
import plateForm from "./plate-form.ts?inline-script";
import { PlateStart } from "./plate-start.tsx";

type Props = {
  eyebrow: string;
  heading: string;
  lead: string;
  /** A dry ground under the sun, or rain. */
  weather: "sun" | "rain";
  /** The quotes open on it. */
  cover?: CoverType;
  /** Below the form. */
  children?: ReactNode;
};

const grounds = { sun: "bg-surface-sunken", rain: "bg-surface-rain" };

/** Once on a page: the typed plate appears on the car. */
export function PlateHero({ eyebrow, heading, lead, weather, cover, children }: Props) {
  return (
    <section className={`relative overflow-clip ${grounds[weather]}`}>
      {/* High enough for the form, which may arrive after the first paint and must move nothing. */}
      <div className="wrap relative grid content-center pt-9 pb-8 sm:pt-13 lg:min-h-215 lg:grid-cols-[minmax(0,580px)_1fr] lg:content-start lg:pt-18">
        <div className="relative z-10">
          <p className="text-sm font-strong text-accent-text">{eyebrow}</p>
          <h1 className="mt-2.5 text-title-lg sm:mt-3.5 sm:text-display">{heading}</h1>
          <p className="mt-3 max-w-115 text-ink-muted sm:mt-4.5 sm:text-lg">{lead}</p>
        </div>
        {/* Before the form, which would jump if the picture came after it on a slow line. */}
        <HeroScene
          plate={
            <g data-plate-face="">
              <PlateFace emirate="dubai" code="B" number="48213" />
            </g>
          }
          sun={weather === "sun"}
          className="hero-scene hero-scene-above-form"
        />
        <PlateStart cover={cover} />
        {children && <div className="relative z-10 lg:col-start-1">{children}</div>}
      </div>
      <script type="module" dangerouslySetInnerHTML={{ __html: plateForm }} />
    </section>
  );
}
