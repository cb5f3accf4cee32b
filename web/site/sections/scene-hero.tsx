import type { ReactNode } from "react";
import { HeroScene } from "../../ui/drawings/hero-scene.tsx";
import { PlateFace } from "../../ui/plate/plate.tsx";

type Props = {
  eyebrow: string;
  heading: string;
  lead: string;
  children: ReactNode;
  /** Replaces the car under its umbrella. */
  picture?: ReactNode;
};

export function SceneHero({ eyebrow, heading, lead, children, picture }: Props) {
  return (
    <section className="relative overflow-clip bg-surface-rain">
      <div className="wrap relative grid items-center pt-13 max-lg:pb-0 lg:min-h-150 lg:grid-cols-[minmax(0,580px)_1fr] lg:py-18">
        <div className="relative z-10">
          <p className="text-sm font-strong text-accent-text">{eyebrow}</p>
          <h1 className="mt-3.5 text-display">{heading}</h1>
          <p className="mt-4.5 max-w-115 text-lg text-ink-muted">{lead}</p>
          {children}
        </div>
        {picture ?? (
          <HeroScene
            plate={<PlateFace emirate="dubai" code="B" number="48213" />}
            sun={false}
            className="hero-scene hero-scene-beside"
          />
        )}
      </div>
    </section>
  );
}
