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
      <div className="plate-hero wrap">
        <div className="plate-hero-words relative z-10">
          <p className="text-sm font-strong text-accent-text max-sm:low:hidden">{eyebrow}</p>
          <h1 className="mt-2.5 text-title-lg sm:not-low:mt-3.5 sm:not-low:text-display">
            {heading}
          </h1>
          <p className="mt-3 max-w-115 text-ink-muted sm:not-low:mt-4.5 sm:not-low:text-lg">
            {lead}
          </p>
        </div>
        {/* Before the form, which would jump if the picture came after it on a slow line. */}
        <HeroScene
          plate={
            <g data-plate-face="">
              <PlateFace emirate="dubai" code="B" number="48213" />
            </g>
          }
          sun={weather === "sun"}
          className="hero-scene plate-hero-scene"
        />
        <PlateStart cover={cover} />
        {children && <div className="plate-hero-more relative z-10">{children}</div>}
      </div>
      <script type="module" dangerouslySetInnerHTML={{ __html: plateForm }} />
    </section>
  );
}
