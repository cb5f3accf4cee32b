import { useTranslation } from "react-i18next";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { exampleCar } from "../../../domain/quotes/scenarios/insured-car.ts";
import type { Outcome } from "../../../domain/quotes/scenarios/scenario.ts";
import { whatHappens } from "../../../domain/quotes/scenarios/what-happens.ts";
import { useSite } from "../../i18n/use-site.ts";
import { EventPicture } from "../../prices/what-if/event-picture.tsx";
import { OutcomeSplit } from "../../prices/what-if/outcome-split.tsx";
import { OutcomeSteps } from "../../prices/what-if/outcome-steps.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/link.tsx";
import { anchorOf, otherCover, pageOf, useLeftWords } from "./example-outcomes.ts";

type Props = { cover: CoverType; outcome: Outcome };

export function EventSection({ cover, outcome }: Props) {
  const { t } = useTranslation(["site", "prices/what-if"]);
  const { pathOf } = useSite();
  const leftOf = useLeftWords();
  const { event } = outcome;
  const other = otherCover[cover];
  const left = leftOf(whatHappens(event, exampleCar(other)).paid.you);

  return (
    <section id={anchorOf(event)} className="below-fold wrap pt-8 lg:pt-12">
      <div className="grid overflow-hidden rounded-card bg-surface-raised shadow-1 lg:grid-cols-2">
        <div className="flex flex-col">
          <div className="flex justify-center bg-surface-sunken px-5 pt-4 pb-2">
            <EventPicture event={event} className="h-32 sm:h-44" />
          </div>
          <div className="grid gap-5 p-5 sm:p-8">
            <div>
              <h2 className="text-title-sm sm:text-title">{t(`prices/what-if:events.${event}`)}</h2>
              <p className="mt-2 text-ink-muted">{t(`prices/what-if:situations.${event}`)}</p>
            </div>
            <OutcomeSplit outcome={outcome} />
            <TextLink href={`${pathOf(pageOf[other])}#${anchorOf(event)}`}>
              {t(`whatIf.other.${other}`, { left })}
              <Icon name="arrow" size={20} />
            </TextLink>
          </div>
        </div>
        <div className="border-line p-5 max-lg:border-t sm:p-8 lg:border-s">
          <OutcomeSteps outcome={outcome} heading="h3" />
        </div>
      </div>
    </section>
  );
}
