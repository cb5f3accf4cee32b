import { useState } from "react";
import { useTranslation } from "react-i18next";
import type {
  CalendarChange,
  ShownCalendar,
  ShownDays,
} from "../../../../contract/office/settings/calendar.ts";
import { dayAfter } from "../../../../domain/calendar-day.ts";
import { REMINDED_DAYS } from "../../../../domain/calendar/expected-days.ts";
import { weekdayOf } from "../../../../domain/calendar/office-calendar.ts";
import { formatDayInWords } from "../../../i18n/formats.ts";
import { weekdayName } from "../../../i18n/weekday-names.ts";
import { Button } from "../../../ui/button.tsx";
import { Refused } from "../../kit/refused.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { mistakeIn } from "./calendar-of.ts";
import { daysInWords } from "./days-words.ts";
import { MovesShown } from "./moves-shown.tsx";
import { type Changed, useChange } from "./use-change.ts";

type Props = {
  days: ShownDays;
  calendar: ShownCalendar;
  onChanged: Changed;
  onReload: () => Promise<unknown>;
};

/** A month of the moon has 29 or 30 days, so that it begins a day earlier or later than expected. */
const shifts = [-1, 0, 1] as const;

/** Whether the moon was seen: on which of three days it begins. */
export function ConfirmStrip({ days, calendar, onChanged, onReload }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const [shift, setShift] = useState(0);
  const { failure, isBusy, send } = useChange(calendar, onReload);
  const { id, from, to, name } = days;

  const shifted = (by: number): Extract<CalendarChange, { kind: "confirm" }> => ({
    kind: "confirm",
    id,
    from: dayAfter(from, by),
    to: dayAfter(to, by),
  });
  const possible = shifts.filter((by) => mistakeIn(calendar, shifted(by)) === undefined);
  const chosen = shifted(shift);
  const remindedFrom = dayAfter(from, -REMINDED_DAYS);
  const dayOf = (day: string) =>
    `${weekdayName(weekdayOf(day), language, "short")} ${Number(day.slice(8))}`;

  return (
    <div className="grid gap-3 border-t border-line bg-surface-soft px-5 py-4">
      <p className="text-sm font-medium">
        {t("settings.hours.confirm.question", {
          day: formatDayInWords(dayAfter(from, -1), language),
        })}
        {remindedFrom > calendar.today && (
          <span className="block font-body text-ink-muted">
            {t("settings.hours.confirm.reminder", {
              day: formatDayInWords(remindedFrom, language),
            })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <fieldset className="switch rounded-[1.75rem]!">
          <legend className="sr-only">
            {t("settings.hours.confirm.first", { name: name[language] })}
          </legend>
          {possible.map((by) => (
            <label key={by} className="px-1.5! text-xs @[28rem]:px-4! @[28rem]:text-sm">
              <input
                type="radio"
                name="first-day"
                checked={shift === by}
                onChange={() => setShift(by)}
              />
              {dayOf(dayAfter(from, by))}
            </label>
          ))}
        </fieldset>
        <span className="grow text-sm text-ink-muted">{daysInWords(chosen, language)}</span>
        <Button size="small" busy={isBusy} onClick={() => void send(chosen, onChanged)}>
          {t("settings.hours.confirm.button")}
        </Button>
      </div>
      <MovesShown change={chosen} isSaving={isBusy} />
      <Refused>{failure}</Refused>
    </div>
  );
}
