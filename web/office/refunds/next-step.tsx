import { useTranslation } from "react-i18next";
import type { RefundShown } from "../../../contract/office/refunds/shown.ts";
import { formatAmount } from "../../../domain/money.ts";
import { isOpenRefund } from "../../../domain/refunds/refund-state.ts";
import { formatDayAndMonth } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Banner } from "../../ui/banner.tsx";
import { CappedCard } from "../../ui/card.tsx";
import { Price } from "../../ui/price.tsx";
import { useMovedWords } from "../kit/use-moved-words.ts";
import { useLanguage } from "../kit/use-language.ts";
import { DaysBar } from "./days-bar.tsx";
import { NextActs } from "./next-acts.tsx";
import { useTurnWords } from "./use-turn-words.ts";
import { WaySteps } from "./way-steps.tsx";

type Props = {
  refund: RefundShown;
  onDone: (refund: RefundShown) => void;
  onRefused: () => void;
  onReload: () => void;
  /** Undefined while what is shown is the newest. */
  showNewer: (() => void) | undefined;
};

/** How far it is, whose turn it is, and what its reader may do now. */
export function NextStep({ refund, ...acting }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const wordsOf = useTurnWords();
  const movedWords = useMovedWords();
  const { state, amountFils, days, promisedOn, movedBy, isLate, disputes, ownDays } = refund;
  const isOpen = isOpenRefund(state);
  const isRunning = state === "sent" || state === "failed";
  const words = wordsOf(refund);
  const disputed = disputes.find((one) => one.state === "open");

  return (
    <CappedCard
      cap={
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-strong">
            {t(isOpen ? "refunds.next.heading" : "refunds.next.ended")}
          </span>
          {isRunning && days && (
            <span className="text-sm text-canopy-muted">
              {days.passed === 0
                ? t("refunds.next.today")
                : days.promised === null
                  ? t("refunds.next.dayOnly", { passed: days.passed })
                  : t("refunds.next.day", days)}
            </span>
          )}
        </p>
      }
    >
      <div className="@container grid gap-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Price amount={formatAmount(amountFils)} size="lg" />
          {isRunning && promisedOn && (
            <span
              className={`text-sm ${isLate ? "font-medium text-danger-ink" : "text-ink-muted"}`}
            >
              {t("refunds.next.by", { day: formatDayAndMonth(promisedOn, language) })}
              {movedBy && <span className="block text-xs">{movedWords(movedBy)}</span>}
            </span>
          )}
        </p>
        <WaySteps refund={refund} />
        {isRunning && days && (
          <DaysBar days={days} own={ownDays} isLate={isLate} barClass="w-full" isBare />
        )}
        {disputed && isOpen ? (
          <Banner kind="warning">
            {t("refunds.next.bank")}
            <span className="block text-sm">
              {t("refunds.disputes.line", {
                amount: isolated(`AED ${formatAmount(disputed.amountFils)}`, language),
                reference: `\u2068${disputed.reference}\u2069`,
              })}
            </span>
          </Banner>
        ) : (
          words && (
            <p
              className={`text-sm ${isLate && state === "sent" ? "font-medium text-danger-ink" : ""}`}
            >
              {words}
            </p>
          )
        )}
        {refund.closedWhy && state !== "sent" && state !== "confirmed" && (
          <p className="text-sm">
            {t("refunds.next.why", { reason: `\u2068${refund.closedWhy}\u2069` })}
          </p>
        )}
        <NextActs refund={refund} {...acting} />
      </div>
    </CappedCard>
  );
}
