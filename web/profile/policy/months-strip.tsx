import { useTranslation } from "react-i18next";
import type { Cover } from "../../../domain/policies/cover.ts";
import { type CoverMonth, coverMonths } from "../../../domain/policies/policy-dates.ts";
import { formatDay, formatDayAndMonth, locales } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useToday } from "../use-today.ts";

const colourOf = ({ kind, phase }: CoverMonth) => {
  if (phase === "over") return "bg-line-soft";
  if (kind === "grace") return "bg-accent";
  return phase === "now" ? "bg-action-done" : "bg-canopy";
};

/** Thirteen arches hang from the roof: the insured year, and the month in which one renews. */
export function MonthsStrip({ cover }: { cover: Cover }) {
  const { t } = useTranslation("profile/policy");
  const { language } = useSite();
  const months = coverMonths(cover, useToday());
  const monthNames = new Intl.DateTimeFormat(locales[language], {
    month: "short",
    timeZone: "UTC",
  });
  const monthOf = (day: string) => monthNames.format(new Date(`${day}T00:00:00Z`));
  const [from, to] = [cover.startsOn, cover.endsOn].map((day) => formatDay(day, language));

  return (
    <div
      role="img"
      aria-label={t("months.label", { from, to })}
      className="@container text-xs leading-snug text-ink-muted"
    >
      <div className="flex">
        {months.map((month) => (
          <div key={month.startsOn} className="min-w-0 grow basis-0 text-center">
            <div className={`one-arch -mt-px h-3.5 @min-[46rem]:h-7 ${colourOf(month)}`} />
            <div
              className={`mt-1 hidden whitespace-nowrap @min-[46rem]:block ${month.phase === "now" ? "font-strong text-ink" : ""}`}
            >
              {monthOf(month.startsOn)}
              {month.phase === "now" ? (
                <span className="block text-accent-text">{t("months.today")}</span>
              ) : (
                month.kind === "grace" && <span className="block">{t("months.grace")}</span>
              )}
            </div>
          </div>
        ))}
      </div>
      <div className="mt-1 flex justify-between gap-3 @min-[46rem]:hidden">
        <span>{formatDayAndMonth(cover.startsOn, language)}</span>
        <span>
          {months.at(-1)?.kind === "grace" && <>{t("months.grace")} · </>}
          {formatDayAndMonth(cover.endsOn, language)}
        </span>
      </div>
    </div>
  );
}
