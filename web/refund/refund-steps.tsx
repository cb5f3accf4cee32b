import { useTranslation } from "react-i18next";
import { daysBetween } from "../../domain/calendar-day.ts";
import { refundScale } from "../../domain/quotes/refund-scale.ts";
import type { RefundBand } from "../../domain/quotes/refund.ts";
import { formatDayAndMonth } from "../i18n/formats.ts";
import { useSite } from "../i18n/use-site.ts";
import { Ltr } from "../ui/ltr.tsx";

/** Two pixels for each percent. */
const heights: Record<number, string> = {
  80: "h-40",
  70: "h-35",
  50: "h-25",
  30: "h-15",
  0: "h-1.5",
};

const looks = {
  past: "bg-surface-sunken text-ink-muted",
  now: "bg-accent text-accent-ink",
  later: "bg-surface-leaf text-ink",
};

type Props = {
  /** The scale alone is drawn without them. */
  bands?: readonly RefundBand[];
  current?: RefundBand | null;
  day?: string;
};

/** The scale as stairs. For the eye only: the table beside it says the same. */
export function RefundSteps({ bands, current, day }: Props) {
  const { t } = useTranslation("refund");
  const { language } = useSite();
  const at = bands && current ? bands.indexOf(current) : -1;
  const lookOf = (index: number) => {
    if (at < 0 || index > at) return looks.later;
    return index < at ? looks.past : looks.now;
  };

  return (
    <div aria-hidden="true" className="@container">
      <ol className="grid h-48 grid-cols-5 items-end gap-1 sm:gap-1.5">
        {refundScale.map(({ code, percent }, index) => (
          <li key={code} className="grid gap-1 text-center">
            {index === at && (
              <span className="text-xs font-strong text-accent-text">{t("steps.yourDay")}</span>
            )}
            {percent === 0 && <Share percent={percent} />}
            <div
              className={`relative overflow-hidden rounded-t-sm pt-2 ${heights[percent]} ${lookOf(index)}`}
            >
              {percent > 0 && <Share percent={percent} />}
              {index === at && current && day && (
                <DayMark place={placeIn(current, day, language === "ar")} />
              )}
            </div>
          </li>
        ))}
      </ol>
      <ol className="grid grid-cols-5 gap-1 border-t-2 border-ink pt-1.5 sm:gap-1.5">
        {refundScale.map(({ code }, index) => (
          <li
            key={code}
            // Five Arabic names of months do not fit beside each other on the narrowest screens.
            className={`text-xs wrap-normal ${bands ? "text-start" : "text-center"} ${index === at ? "font-strong" : "text-ink-muted"} ${bands && at >= 0 && index !== at ? "@max-[17rem]:rtl:invisible" : ""}`}
          >
            {bands?.[index] ? (
              <DayAndMonth day={bands[index].from} />
            ) : (
              <Ltr>{t(`steps.spans.${code}`)}</Ltr>
            )}
          </li>
        ))}
      </ol>
      {!bands && <p className="mt-1 text-center text-xs text-ink-muted">{t("steps.months")}</p>}
    </div>
  );
}

/** Place from 0 to 100, from the physical left. */
const placeIn = ({ from, to }: RefundBand, day: string, isMirrored: boolean) => {
  const place = (100 * (daysBetween(from, day) + 0.5)) / (daysBetween(from, to) + 1);
  return isMirrored ? 100 - place : place;
};

function Share({ percent }: { percent: number }) {
  return <Ltr className="relative block text-sm font-strong sm:text-lg">{`${percent}%`}</Ltr>;
}

function DayMark({ place }: { place: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 h-2/3 w-full"
    >
      <path
        d={`M${place} 0V100`}
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="3 4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Below each other where five do not fit beside each other. */
function DayAndMonth({ day }: { day: string }) {
  const { language } = useSite();
  const [date, ...month] = formatDayAndMonth(day, language).split(" ");

  return (
    <>
      {date} <br className="sm:hidden" />
      {month.join(" ")}
    </>
  );
}
