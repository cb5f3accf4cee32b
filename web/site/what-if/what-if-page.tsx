import { useTranslation } from "react-i18next";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { plainAmount } from "../../prices/what-if/scenario-amount.tsx";
import { useCarTrail } from "../car/use-car-trail.ts";
import { questions } from "../head/structured-data.ts";
import { SiteHead } from "../head/site-head.tsx";
import { WithinReach } from "../sections/within-reach.tsx";
import { EventSection } from "./event-section.tsx";
import { EventTiles } from "./event-tiles.tsx";
import { ExampleFacts } from "./example-facts.tsx";
import { exampleOutcomes, pageOf } from "./example-outcomes.ts";
import { OwnCar } from "./own-car.tsx";

export function WhatIfPage({ cover }: { cover: CoverType }) {
  const { t } = useTranslation(["site", "prices/what-if"]);
  const trail = useCarTrail({ name: t(`whatIf.names.${cover}`), path: pageOf[cover] });
  const outcomes = exampleOutcomes(cover);
  const answers = outcomes.map(({ event, damageFils, paid }) => ({
    question: t(`prices/what-if:events.${event}`),
    answer: t(`whatIf.answer.${cover}`, {
      situation: t(`prices/what-if:situations.${event}`),
      damage: plainAmount(damageFils),
      insurer: plainAmount(paid.insurer),
      you: plainAmount(paid.you),
    }),
  }));

  return (
    <>
      <SiteHead
        title={t(`whatIf.${cover}.title`)}
        description={t(`whatIf.${cover}.description`)}
        trail={trail}
        data={[questions(answers)]}
        picture="car"
      />
      <section className="bg-surface-rain">
        <div className="wrap grid gap-x-14 gap-y-8 py-9 sm:py-13 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:py-18">
          <div>
            <p className="text-sm font-strong text-accent-text">{t("whatIf.eyebrow")}</p>
            <h1 className="mt-2.5 sm:mt-3.5">{t(`whatIf.${cover}.heading`)}</h1>
            <p className="mt-4 max-w-115 text-lg text-ink-muted">{t(`whatIf.${cover}.lead`)}</p>
          </div>
          {/* On a phone the folded events are short enough to be their own overview. */}
          <div className="max-sm:hidden lg:row-span-2">
            <EventTiles outcomes={outcomes} />
          </div>
          <ExampleFacts cover={cover} />
        </div>
      </section>
      <WithinReach>
        {outcomes.map((outcome) => (
          <EventSection key={outcome.event} {...{ cover, outcome }} />
        ))}
        <OwnCar cover={cover} />
      </WithinReach>
    </>
  );
}
