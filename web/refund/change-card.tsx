import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "../../domain/money.ts";
import type { Cancellation } from "../../domain/quotes/refund.ts";
import { worthSwitching } from "../../domain/quotes/worth-switching.ts";
import { Price } from "../ui/price.tsx";
import type { ChangeFigures } from "./change-figures.ts";
import { Fact } from "./refund-answer.tsx";

type Slot = Exclude<keyof ChangeFigures, "verdict" | "onTheDay">;

type Props = {
  cancellation: Cancellation;
  cover: ReactNode;
  verdict: ReactNode;
  onTheDay: ReactNode;
  /** A figure, or the place where a script puts it. */
  of: (slot: Slot) => ReactNode;
};

/** One cover: the verdict large, and what it is made of. */
export function ChangeCard({ cancellation, cover, verdict, onTheDay, of }: Props) {
  const { t } = useTranslation("refund");
  // What the old policy alone decides is the same at any new price.
  const old = worthSwitching(cancellation, 0);
  if (!old) return null;

  return (
    <article className="rounded-card bg-surface-raised p-card shadow-1">
      <h3 className="text-label font-strong text-accent-text">{cover}</h3>
      <p className="mt-3 font-strong">{verdict}</p>
      <p className="mt-1">
        <Price amount={of("difference")} size="lg" className="font-display" />
      </p>
      <dl className="mt-4 border-t border-line">
        <Fact label={t("switching.refund")}>
          <Price amount={formatAmount(old.refundFils)} />
        </Fact>
        <Fact label={t("switching.rest", { count: old.daysLeft })}>
          <Price amount={of("rest")} />
        </Fact>
        <Fact label={t("switching.newPrice")}>
          <Price amount={of("newPrice")} />
        </Fact>
        <Fact label={onTheDay}>
          <Price amount={of("onTheDayAmount")} />
        </Fact>
        <Fact label={t("switching.lost")}>
          <Price amount={formatAmount(old.lostFils)} />
        </Fact>
        <Fact label={t("switching.perMonth")}>
          <Price amount={formatAmount(old.perMonth.oldFils)} />
          <Price amount={of("newPerMonth")} />
        </Fact>
      </dl>
      <p className="mt-3 text-sm text-ink-muted">
        {t("switching.cheapest")} {of("insurer")}
      </p>
    </article>
  );
}
