import { useTranslation } from "react-i18next";
import type { RefundShown } from "../../../contract/office/refunds/shown.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { formatDayAndMonth } from "../../i18n/formats.ts";
import { useLanguage } from "../kit/use-language.ts";
import { type StepPart, stepParts } from "./step-parts.ts";

const dots: Record<StepPart, string> = {
  done: "bg-action",
  now: "bg-accent",
  bad: "bg-danger",
  ahead: "bg-line-soft",
  off: "bg-surface-sunken",
};

/** The four steps with their days. */
export function WaySteps({ refund: { state, steps } }: { refund: RefundShown }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  const dayOf = (event: string) => {
    const last = steps.findLast((one) => one.event === event);
    return last && formatDayAndMonth(dayInDubai(new Date(last.at)), language);
  };

  return (
    <ol
      aria-label={t("refunds.next.way")}
      className="grid gap-1 text-xs @min-[15rem]:grid-cols-[1fr_1fr_1fr_auto]"
    >
      {stepParts(state).map(({ step, is }) => (
        <li
          key={step}
          aria-current={is === "now" || is === "bad" ? "step" : undefined}
          className="group flex items-baseline gap-x-2 @min-[15rem]:grid @min-[15rem]:content-start"
        >
          <span aria-hidden="true" className="flex items-center @min-[15rem]:mb-1.5">
            <span className={`size-3 shrink-0 rounded-full ${dots[is]}`} />
            <span
              className={`mx-1 hidden h-0.5 grow group-last:invisible @min-[15rem]:block ${is === "done" ? "bg-action" : "bg-line-soft"}`}
            />
          </span>
          <span className={is === "ahead" || is === "off" ? "text-ink-muted" : "font-strong"}>
            {t(`refunds.next.steps.${is === "bad" ? "failed" : step}`)}
          </span>
          {(is === "done" || is === "now" || is === "bad") && (
            <span className="text-ink-muted">{dayOf(is === "bad" ? "failed" : step)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
