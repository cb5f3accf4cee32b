import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownCalendar, ShownDays } from "../../../../contract/office/settings/calendar.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmStrip } from "./confirm-strip.tsx";
import { DaysDialog } from "./days-dialog.tsx";
import { DaysRow } from "./days-row.tsx";
import type { Changed } from "./use-change.ts";

type Props = { calendar: ShownCalendar; onChanged: Changed; onReload: () => Promise<unknown> };

const NEW = "new";

const byYear = (days: readonly ShownDays[]) =>
  Array.from(Map.groupBy(days, ({ from }) => from.slice(0, 4)));

/** Public holidays and Ramadan, year by year; what has passed is folded. */
export function DaysCard({ calendar, onChanged, onReload }: Props) {
  const { t } = useTranslation("office");
  const [opened, setOpened] = useState<string>();
  const { special } = calendar;
  const coming = special.filter(({ mayChange }) => mayChange);
  const past = special.filter(({ mayChange }) => !mayChange);
  const next = coming.find(({ isExpected, from }) => isExpected && from >= calendar.today);
  const shown = special.find(({ id }) => id === opened);

  const finish: Changed = (changed, moves) => {
    setOpened(undefined);
    onChanged(changed, moves);
  };

  return (
    <Card flush className="@container" aria-labelledby="days-heading">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-4 pb-3">
        <h3 id="days-heading" className="text-lg leading-snug">
          {t("settings.hours.days.heading")}
        </h3>
        <Button icon="plus" size="small" variant="quiet" onClick={() => setOpened(NEW)}>
          {t("settings.hours.days.add")}
        </Button>
      </header>
      {coming.length === 0 && (
        <p className="px-5 pb-5 text-sm text-ink-muted">{t("settings.hours.days.none")}</p>
      )}
      {byYear(coming).map(([year, days]) => (
        <section key={year} aria-labelledby={`days-${year}`}>
          <h4
            id={`days-${year}`}
            className="border-t border-line bg-surface-soft px-5 py-2 text-xs font-medium text-ink-muted"
          >
            {year}
          </h4>
          <ul>
            {days.map((one) => (
              <DaysRow
                key={one.id}
                days={one}
                isNext={one === next}
                onOpen={() => setOpened(one.id)}
              >
                {one === next && (
                  <ConfirmStrip
                    key={`${one.id} ${one.from} ${one.to}`}
                    days={one}
                    {...{ calendar, onChanged, onReload }}
                  />
                )}
              </DaysRow>
            ))}
          </ul>
        </section>
      ))}
      {past.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-target cursor-pointer items-center px-5 py-2 text-sm text-ink-muted hover:text-ink">
            {t("settings.hours.days.past", { count: past.length })}
          </summary>
          <ul>
            {past.toReversed().map((one) => (
              <DaysRow key={one.id} days={one} />
            ))}
          </ul>
        </details>
      )}
      <DaysDialog
        open={opened === NEW}
        key={opened === NEW ? NEW : "closed"}
        days={undefined}
        {...{ calendar, onReload }}
        onClose={() => setOpened(undefined)}
        onChanged={finish}
      />
      {shown && (
        <DaysDialog
          open
          key={shown.id}
          days={shown}
          {...{ calendar, onReload }}
          onClose={() => setOpened(undefined)}
          onChanged={finish}
        />
      )}
    </Card>
  );
}
