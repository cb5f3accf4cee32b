import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownCalendar } from "../../../../contract/office/settings/calendar.ts";
import { type WeekName, weekNames } from "../../../../domain/calendar/calendar-change.ts";
import { weekdays } from "../../../../domain/calendar/office-calendar.ts";
import { weekdayName } from "../../../i18n/weekday-names.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { Refused } from "../../kit/refused.tsx";
import { useSay } from "../../kit/said.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { mistakeIn } from "./calendar-of.ts";
import { BandScale } from "./day-band.tsx";
import { MovesShown } from "./moves-shown.tsx";
import { type Changed, useChange } from "./use-change.ts";
import { useWeeks } from "./use-weeks.ts";
import { WeekRow } from "./week-row.tsx";

type Props = { calendar: ShownCalendar; onChanged: Changed; onReload: () => Promise<unknown> };

/** The three weeks that people plan by: ours, ours in Ramadan, and that of the telephone. */
export function WeeksCard({ calendar, onChanged, onReload }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const [shown, setShown] = useState<WeekName>("usual");
  const [isChecked, setIsChecked] = useState(false);
  const weeks = useWeeks(calendar);
  const say = useSay();
  const { failure, isBusy, send } = useChange(calendar, onReload);

  const mistake = mistakeIn(calendar, weeks.change);
  const field = mistake?.field ?? "";
  const words = mistake && t(`problems.calendar.${mistake.problem}`);
  const isOfWeek = isChecked && mistake !== undefined && field === shown;

  const isWide = weekdays.some((day) => weeks.spansOf(shown, day).length > 1);

  const save = () => {
    setIsChecked(true);
    const week = weekNames.find((name) => name === field.split(".")[0]);
    if (mistake && week) {
      setShown(week);
      // It may be of a week that was not shown.
      requestAnimationFrame(() => document.getElementById(field)?.focus());
      return;
    }
    if (weeks.count === 0) return say({ text: t("settings.hours.unchanged") });
    void send(weeks.change, (changed, moves) => {
      weeks.reset();
      setIsChecked(false);
      onChanged(changed, moves);
    });
  };

  const drop = () => {
    weeks.reset();
    setIsChecked(false);
  };

  const mistakeOf = (id: string) =>
    isChecked && words && field.startsWith(`${id}.`)
      ? { words, field: field.slice(id.length + 1) }
      : undefined;

  return (
    <Card flush className="@container" aria-labelledby="weeks-heading">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-4 pb-3">
        <h3 id="weeks-heading" className="text-lg leading-snug">
          {t("settings.hours.weeks.heading")}
        </h3>
        <fieldset className="switch rounded-[1.75rem]!">
          <legend className="sr-only">{t("settings.hours.weeks.which")}</legend>
          {weekNames.map((name) => (
            <label key={name} className="px-2.5! text-xs @[28rem]:px-4! @[28rem]:text-sm">
              <input
                type="radio"
                name="week"
                checked={shown === name}
                onChange={() => setShown(name)}
              />
              {t(`settings.hours.weeks.${name}`)}
            </label>
          ))}
        </fieldset>
      </header>
      <p className="px-5 pb-3 text-sm text-ink-muted">
        {t(`settings.hours.weeks.about.${shown}`)}
        {shown === "phone" && !calendar.isPhoneOwn && ` ${t("settings.hours.weeks.ofBrand")}`}
      </p>
      <div className="hidden grid-cols-[5.75rem_minmax(4rem,1fr)_auto] gap-x-4 px-5 pb-1 @[36rem]:grid">
        <span />
        <BandScale />
        <span className={`w-60 ${isWide ? "@[52rem]:w-116" : ""}`} />
      </div>
      <ul>
        {weekdays.map((day) => (
          <WeekRow
            key={`${shown}.${day}`}
            id={`${shown}.${day}`}
            name={weekdayName(day, language)}
            spans={weeks.spansOf(shown, day)}
            isChanged={weeks.isChanged(shown, day)}
            mayPassMidnight={shown === "phone"}
            isWide={isWide}
            mistake={mistakeOf(`${shown}.${day}`)}
            onChange={(spans) => weeks.set(shown, day, spans)}
          />
        ))}
      </ul>
      <footer className="grid gap-3 border-t border-line bg-surface-soft px-5 py-4">
        <Refused>{isOfWeek ? words : failure}</Refused>
        <MovesShown
          change={weeks.count > 0 && !mistake ? weeks.change : undefined}
          isSaving={isBusy}
        />
        <div className="flex flex-wrap items-center justify-end gap-3">
          {weeks.count > 0 && (
            <span className="grow">
              <Pill tone="waiting">{t("settings.hours.unsaved", { count: weeks.count })}</Pill>
            </span>
          )}
          {weeks.count > 0 && (
            <Button variant="quiet" size="small" onClick={drop}>
              {t("settings.hours.drop")}
            </Button>
          )}
          <Button size="small" busy={isBusy} onClick={save}>
            {t("settings.hours.save")}
          </Button>
        </div>
      </footer>
    </Card>
  );
}
