import { useTranslation } from "react-i18next";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { Outcome } from "../../../domain/quotes/scenarios/scenario.ts";
import { useSite } from "../../i18n/use-site.ts";
import { EventPicture } from "../../prices/what-if/event-picture.tsx";
import { OutcomeSplit } from "../../prices/what-if/outcome-split.tsx";
import { OutcomeSteps } from "../../prices/what-if/outcome-steps.tsx";
import { plainAmount } from "../../prices/what-if/scenario-amount.tsx";
import { SplitBar } from "../../prices/what-if/split-bar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/link.tsx";
import { anchorOf, exampleOutcome, otherCover, pageOf, useLeftWords } from "./example-outcomes.ts";

type Props = { cover: CoverType; outcome: Outcome };

/** The answer in short; who pays what is folded. */
export function EventSection({ cover, outcome }: Props) {
  const { t } = useTranslation(["site", "prices/what-if"]);
  const leftOf = useLeftWords();
  const { event, paid } = outcome;

  return (
    <section
      id={anchorOf(event)}
      className="below-fold wrap pt-3 [contain-intrinsic-block-size:auto_10rem] lg:pt-5"
    >
      <div className="overflow-hidden rounded-card bg-surface-raised shadow-1">
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] sm:grid-cols-[14rem_minmax(0,1fr)]">
          <div className="grid place-items-center bg-surface-sunken p-2 sm:p-4">
            <EventPicture event={event} className="h-16 sm:h-28" />
          </div>
          <div className="grid content-center gap-2 p-3 sm:px-8 sm:py-5">
            <h2 className="text-base leading-snug sm:text-title-sm">
              {t(`prices/what-if:events.${event}`)}
            </h2>
            <p className="text-ink-muted max-sm:hidden">
              {t(`prices/what-if:situations.${event}`)}
            </p>
            <div className="grid items-center gap-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-4">
              <SplitBar paid={paid} isSmall />
              <p className="text-sm font-strong">{leftOf(paid.you)}</p>
            </div>
          </div>
        </div>
        <details>
          <summary className="flex min-h-target items-center justify-between gap-4 border-t border-line px-4 font-medium sm:px-8">
            {t("whatIf.details")}
            <Icon name="down" size={20} className="turns" />
          </summary>
          <div className="grid gap-8 px-4 pt-2 pb-6 sm:px-8 lg:grid-cols-2 lg:gap-14">
            <div className="grid content-start gap-5">
              <p className="text-ink-muted sm:hidden">{t(`prices/what-if:situations.${event}`)}</p>
              <OutcomeSplit outcome={outcome} />
              <OtherCover {...{ cover, event }} />
            </div>
            <OutcomeSteps outcome={outcome} heading="h3" />
          </div>
        </details>
      </div>
    </section>
  );
}

function OtherCover({ cover, event }: { cover: CoverType; event: Outcome["event"] }) {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();
  const other = otherCover[cover];
  const { you } = exampleOutcome(other, event).paid;

  return (
    <TextLink href={`${pathOf(pageOf[other])}#${anchorOf(event)}`}>
      {you > 0
        ? t(`whatIf.other.${other}`, { aed: plainAmount(you) })
        : t(`whatIf.otherNothing.${other}`)}
      <Icon name="arrow" size={20} />
    </TextLink>
  );
}
