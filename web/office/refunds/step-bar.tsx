import { useTranslation } from "react-i18next";
import type { RefundState } from "../../../domain/refunds/refund-state.ts";
import { type StepPart, stepParts } from "./step-parts.ts";

const looks: Record<StepPart, string> = {
  done: "bg-action-done",
  now: "bg-action",
  bad: "hatched",
  ahead: "bg-line-soft",
  off: "bg-surface-sunken",
};

type Props = { state: RefundState; className?: string };

/** Four parts, and in words the step that it is at. */
export function StepBar({ state, className = "" }: Props) {
  const { t } = useTranslation("office");

  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <span aria-hidden="true" className="inline-flex shrink-0 gap-[3px]">
        {stepParts(state).map(({ step, is }) => (
          <span key={step} className={`h-1.5 w-4 rounded-full ${looks[is]}`} />
        ))}
      </span>
      <span
        className={`whitespace-nowrap ${state === "failed" ? "font-medium text-danger-ink" : ""}`}
      >
        {t(`refunds.states.${state}`)}
      </span>
    </span>
  );
}
