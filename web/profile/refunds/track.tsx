import { useTranslation } from "react-i18next";
import type { OwnRefund } from "../../../contract/refund.ts";
import { formatDayAndMonth, formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import { useToday } from "../use-today.ts";
import { type Tracked, trackOf } from "./refund-track.ts";

const dots: Record<Tracked["standing"], string> = {
  done: "bg-action text-action-ink",
  now: "border-6 border-accent bg-surface-raised",
  later: "border-2 border-line-strong bg-surface-raised",
};

/** How far a refund is: side by side where there is room, below each other on phones. */
export function Track({ refund }: { refund: OwnRefund }) {
  const { t } = useTranslation("profile/refunds");
  const { language } = useSite();
  const thisYear = useToday().slice(0, 4);

  const shown = (day: string) =>
    day.startsWith(thisYear) ? formatDayAndMonth(day, language) : formatDay(day, language);
  const saying = ({ day, note }: Tracked) => {
    if (note === null) return day && shown(day);
    return t(`notes.${note}`, { date: day ? shown(day) : "" });
  };

  return (
    <ol
      aria-label={t("track.label")}
      className="mt-5 grid @min-[40rem]:grid-cols-5 @min-[40rem]:grid-rows-[auto_auto]"
    >
      {trackOf(refund).map((tracked) => {
        const { step, standing } = tracked;
        const isDone = standing === "done";
        return (
          <li
            key={step}
            aria-current={standing === "now" ? "step" : undefined}
            className="group relative ps-8.5 pb-4 leading-snug last:pb-0 @min-[40rem]:row-span-2 @min-[40rem]:grid @min-[40rem]:grid-rows-subgrid @min-[40rem]:ps-0 @min-[40rem]:pe-3 @min-[40rem]:pt-8 @min-[40rem]:pb-0"
          >
            <span
              aria-hidden="true"
              className={`absolute start-2.25 top-6 -bottom-0.5 border-s-2 group-last:hidden @min-[40rem]:start-5 @min-[40rem]:end-0 @min-[40rem]:top-2.25 @min-[40rem]:bottom-auto @min-[40rem]:border-s-0 @min-[40rem]:border-t-2 ${isDone ? "border-action" : "border-dotted border-line-strong"}`}
            />
            <span
              aria-hidden="true"
              className={`absolute start-0 top-0.5 grid size-5 place-items-center rounded-full @min-[40rem]:top-0 ${dots[standing]}`}
            >
              {isDone && <Icon name="check" size={16} />}
            </span>
            <span
              className={`text-label ${standing === "now" ? "font-strong" : isDone ? "font-medium" : "text-ink-muted"}`}
            >
              {t(isDone ? `track.${step}` : `ahead.${step}`)}
              {isDone && <span className="sr-only"> {t("track.done")}</span>}
            </span>{" "}
            <span className="ms-1 text-sm text-ink-muted @min-[40rem]:ms-0 @min-[40rem]:mt-0.5 @min-[40rem]:block">
              {saying(tracked)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
