import { useTranslation } from "react-i18next";
import { Ltr } from "../../ui/ltr.tsx";
import { daysScale } from "./days-scale.ts";

type Props = {
  days: { passed: number; promised: number | null };
  /** Working days that half of our own refunds took, where that is known. */
  own?: number | null;
  isLate: boolean;
  barClass?: string;
  /** Without the days as a number, where they stand beside it. */
  isBare?: boolean;
};

/** Working days since the insurer was asked, with what it promised. */
export function DaysBar({ days, own = null, isLate, barClass = "w-20", isBare = false }: Props) {
  const { t } = useTranslation("office");
  const { passed, promised } = days;
  const { inTime, over, promisedAt, ownAt } = daysScale({ ...days, own });
  const words =
    promised === null
      ? t("refunds.days.passed", { count: passed })
      : t("refunds.days.done", { passed, count: promised });

  return (
    <span className={`items-center gap-2 ${isBare ? "flex" : "inline-flex"}`}>
      <span
        role="img"
        aria-label={words}
        className={`relative flex h-2 shrink-0 rounded-full bg-surface-sunken ${barClass}`}
      >
        <span
          className={`h-full rounded-s-full bg-action-done ${over === "0%" ? "rounded-e-full" : ""}`}
          style={{ inlineSize: inTime }}
        />
        <span className="hatched h-full rounded-e-full" style={{ inlineSize: over }} />
        {promisedAt && (
          <span
            className="absolute -inset-y-1 -ms-px w-0.5 bg-ink"
            style={{ insetInlineStart: promisedAt }}
          />
        )}
        {ownAt && (
          <span
            className="absolute -top-2 -ms-1 border-x-4 border-t-6 border-x-transparent border-t-accent-text"
            style={{ insetInlineStart: ownAt }}
          />
        )}
      </span>
      {!isBare && (
        <span
          aria-hidden="true"
          className={`font-medium whitespace-nowrap ${isLate ? "text-danger-ink" : ""}`}
        >
          <Ltr>{promised === null ? passed : `${passed} / ${promised}`}</Ltr>
        </span>
      )}
    </span>
  );
}
