import { useTranslation } from "react-i18next";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import { choosableDimensions } from "../../../../domain/analytics/figures.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { clockTime } from "../../../../domain/dubai-time.ts";
import { formatMoment } from "../../../i18n/formats.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { type Asked, daysShown, presetNames, presetOf, presetPeriod } from "./asked-period.ts";
import { PeriodFields } from "./period-fields.tsx";

type Props = {
  asked: Asked;
  today: string;
  data: Analytics | undefined;
  onAsk: (next: Asked) => void;
};

/** Which days, what they are compared with, and by what they are broken down. */
export function PeriodBar({ asked, today, data, onAsk }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const chosen = presetOf(asked, today);
  const readAt = data && new Date(data.asOf);
  const isToday = readAt && dayInDubai(readAt) === today;

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-title">{t("analytics.name")}</h1>
        {data && readAt && (
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
            <span>
              {t("analytics.period.beside", {
                days: `\u2066${daysShown(data.before, today)}\u2069`,
              })}
            </span>
            <time dateTime={data.asOf}>
              {t("analytics.period.asOf", {
                time: `\u2068${isToday ? clockTime(readAt) : formatMoment(data.asOf, language)}\u2069`,
              })}
            </time>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div
          role="group"
          aria-label={t("analytics.period.name")}
          className="flex rounded-full bg-surface-sunken p-1"
        >
          {presetNames.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={chosen === preset}
              className="min-h-9 rounded-full px-4 text-sm font-medium whitespace-nowrap hover:bg-surface aria-pressed:bg-surface-raised aria-pressed:shadow-1 forced-colors:aria-pressed:underline"
              onClick={() => onAsk({ ...asked, ...presetPeriod(preset, today) })}
            >
              {t(`analytics.period.presets.${preset}`)}
            </button>
          ))}
        </div>
        <PeriodFields asked={asked} onAsk={onAsk} />
        <BySelect asked={asked} onAsk={onAsk} />
      </div>
    </div>
  );
}

function BySelect({ asked, onAsk }: Pick<Props, "asked" | "onAsk">) {
  const { t } = useTranslation("office");

  return (
    <div className="ms-auto flex items-center gap-2 max-md:ms-0">
      <label htmlFor="figures-by" className="text-sm font-medium">
        {t("analytics.period.by")}
      </label>
      <span className="relative grid">
        <select
          id="figures-by"
          className="control pe-10 text-sm"
          value={asked.by}
          onChange={({ target }) => {
            const by = choosableDimensions.find((dimension) => dimension === target.value);
            if (by) onAsk({ ...asked, by });
          }}
        >
          {choosableDimensions.map((dimension) => (
            <option key={dimension} value={dimension}>
              {t(`analytics.dimensions.${dimension}`)}
            </option>
          ))}
        </select>
        <Icon name="down" size={20} className="pointer-events-none absolute end-3 self-center" />
      </span>
    </div>
  );
}
