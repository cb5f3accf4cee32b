import { useTranslation } from "react-i18next";
import type { Outcome } from "../../../domain/quotes/scenarios/scenario.ts";
import { EventPicture } from "../../prices/what-if/event-picture.tsx";
import { SplitBar } from "../../prices/what-if/split-bar.tsx";
import { anchorOf, useLeftWords } from "./example-outcomes.ts";

/** All events at a glance; each leads to its section. */
export function EventTiles({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useTranslation(["site", "prices/what-if"]);
  const leftOf = useLeftWords();

  return (
    <nav aria-label={t("whatIf.overview")}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
        {outcomes.map(({ event, paid }) => (
          <li
            key={event}
            className="relative flex flex-col rounded-card bg-surface-sunken p-3 hover:shadow-2 sm:p-4"
          >
            <EventPicture event={event} className="mx-auto h-18 sm:h-24" />
            <a
              href={`#${anchorOf(event)}`}
              className="mt-2 text-label leading-snug font-strong after:absolute after:inset-0 hover:underline"
            >
              {t(`prices/what-if:events.${event}`)}
            </a>
            <div className="mt-auto pt-2">
              <SplitBar paid={paid} isSmall />
              <p className="mt-1 text-sm text-ink-muted">{leftOf(paid.you)}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
