import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { type CoverMonth, coverMonths } from "../../../domain/policies/policy-dates.ts";
import { formatDay, formatDayAndMonth } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";

const looks: Record<CoverMonth["kind"], Record<CoverMonth["phase"], string>> = {
  year: { over: "bg-line-strong", now: "bg-action", ahead: "bg-surface-leaf" },
  grace: {
    over: "bg-line-strong",
    now: "bg-warning",
    ahead: "bg-warning-soft outline-1 -outline-offset-1 outline-dashed outline-warning-ink",
  },
};

/** The insured year month by month, and the month in which one renews. */
export function MonthsStrip({ policy }: { policy: Policy }) {
  const { t } = useTranslation("profile/policy");
  const { language } = useSite();
  const [today] = useState(() => dayInDubai(new Date()));
  const { startsOn, endsOn } = policy;
  const months = coverMonths(policy, today);
  const hasGrace = months.at(-1)?.kind === "grace";

  return (
    <figure className="mt-6">
      <div
        role="img"
        aria-label={t("months.label", {
          from: formatDay(startsOn, language),
          to: formatDay(endsOn, language),
        })}
      >
        <div className="flex gap-0.75">
          {months.map(({ startsOn: first, kind, phase }) => (
            <span key={first} className="grid min-w-0 flex-1 gap-1 text-center text-xs">
              <span className="h-4 text-2xs leading-4 font-strong whitespace-nowrap text-action">
                {phase === "now" && t("months.today")}
              </span>
              <span
                className={`h-5 rounded-[4px] ${looks[kind][phase]} ${kind === "grace" ? "ms-0.75" : ""}`}
              />
            </span>
          ))}
        </div>
        <div className="mt-1.5 flex justify-between gap-3 text-xs text-ink-muted">
          <span>{formatDayAndMonth(startsOn, language)}</span>
          <span>{t("months.year")}</span>
          <span>
            {hasGrace && <>{t("months.grace")} · </>}
            {formatDayAndMonth(endsOn, language)}
          </span>
        </div>
      </div>
      <figcaption className="mt-3 max-w-reading text-sm text-ink-muted">
        {t("months.source")}
      </figcaption>
    </figure>
  );
}
