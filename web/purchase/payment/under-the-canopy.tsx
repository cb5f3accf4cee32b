import type { ReactNode } from "react";
import { Dome, DomeTip } from "../../ui/drawings/dome.tsx";
import { wideRain } from "../../ui/drawings/wide-rain-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { RainField } from "../../ui/drawings/rain.tsx";

type Props = { heading: string; lead: string; children: ReactNode };

export function UnderTheCanopy({ heading, lead, children }: Props) {
  return (
    // Its sand reaches the footer's.
    <section className="relative -mb-10 overflow-clip bg-surface-sunken pt-16 pb-10 lg:pb-18 flat:pt-9">
      <RainField drops={wideRain} />
      <span className="absolute inset-x-0 bottom-0 h-36 rounded-t-[50%_46px] bg-surface-ground" />
      {/* On a telephone the canopy is wider than the page, by the same at both sides. */}
      <div className="relative z-6 flex justify-center">
        <div className="relative grid h-110 w-[min(1080px,100vw+220px)] shrink-0 content-end justify-items-center px-6 pb-23 text-center text-canopy-ink lg:h-117 lg:pb-30.5 flat:h-46 flat:pb-11">
          <Dome className="absolute inset-0 size-full" />
          <DomeTip className="absolute inset-x-0 -top-9.5 mx-auto h-10 w-4.5" />
          <span className="relative grid size-15 place-items-center rounded-full bg-accent text-accent-ink lg:size-18 flat:size-10 flat:*:size-6">
            <Icon name="check" size={40} />
          </span>
          <h1 className="relative mt-4 max-w-[min(100vw-56px,780px)] text-display flat:mt-1">
            {heading}
          </h1>
          <p className="relative mt-2.5 max-w-[min(100vw-72px,560px)] text-lg text-canopy-muted flat:mt-0.5 flat:max-w-none flat:text-base">
            {lead}
          </p>
        </div>
      </div>
      <div className="wrap relative z-4">
        <div className="mx-auto -mt-18 max-w-180 rounded-card bg-surface-raised px-6 pt-23 pb-7 shadow-3 sm:px-10 sm:pb-10 flat:-mt-11 flat:pt-14">
          {children}
        </div>
      </div>
    </section>
  );
}
