import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { addDays } from "../../domain/calendar-day.ts";
import { formatAmount } from "../../domain/money.ts";
import {
  type Cancellation,
  NOTICE_DAYS,
  type Refund,
  refundOf,
} from "../../domain/quotes/refund.ts";
import { formatDay } from "../i18n/formats.ts";
import { useSite } from "../i18n/use-site.ts";
import { Ltr } from "../ui/ltr.tsx";
import { Price } from "../ui/price.tsx";
import { RefundSteps } from "./refund-steps.tsx";
import { RefundTable } from "./refund-table.tsx";

type Props = { cancellation: Cancellation; today: string; heading: "h2" | "h3" };

/** What comes back on a day, when that falls, and the whole scale with this cover's days. */
export function RefundAnswer({ cancellation, today, heading: Heading }: Props) {
  const { t } = useTranslation("refund");
  const { language } = useSite();
  const refund = refundOf(cancellation);
  const { none, bands, current, percent } = refund;
  // The scale would only raise hopes after a claim.
  const isOnScale = none !== "ended" && none !== "claim";

  return (
    <>
      {none === null ? (
        <>
          <Heading className="text-base font-strong tracking-normal">{t("back")}</Heading>
          <p className="mt-1.5">
            <Price amount={formatAmount(refund.refundFils)} size="xl" className="font-display" />
          </p>
          <p className="mt-1.5 text-ink-muted">
            {t("ofPrice", {
              percent: `\u2066${percent}%\u2069`,
              day: formatDay(cancellation.cancelledOn, language),
            })}
          </p>
        </>
      ) : (
        <>
          <Heading className="text-title-sm">
            {t(none === "notStarted" ? "notYet" : "nothing")}
          </Heading>
          <p className="mt-2 max-w-reading text-ink-muted">{t(`none.${none}`)}</p>
        </>
      )}
      {isOnScale && (
        <>
          <Facts cancellation={cancellation} refund={refund} today={today} />
          <div className="mt-7 grid gap-6">
            <RefundSteps bands={bands} current={current} day={cancellation.cancelledOn} />
            <RefundTable bands={bands} current={current} />
          </div>
        </>
      )}
    </>
  );
}

type FactsProps = { cancellation: Cancellation; refund: Refund; today: string };

function Facts({ cancellation, refund, today }: FactsProps) {
  const { t } = useTranslation("refund");
  const { language } = useSite();
  const { nextFall, noticeBy, daysLeft, endsOn } = refund;
  const dayOf = (day: string) => formatDay(day, language);
  if (daysLeft === 0) return null;

  // Nobody can cancel sooner than the notice allows, whatever day was asked.
  const soonest = addDays(today, NOTICE_DAYS);
  const isTooSoon = refund.none === null && cancellation.cancelledOn < soonest;
  const then = refundOf({ ...cancellation, cancelledOn: soonest });

  return (
    <dl className="mt-5 border-t border-line">
      {nextFall && (
        <Fact label={t("facts.falls", { day: dayOf(nextFall.from) })}>
          <Ltr>{nextFall.percent}%</Ltr>
          <Price amount={formatAmount(nextFall.refundFils)} />
        </Fact>
      )}
      {noticeBy && noticeBy >= today && <Fact label={t("facts.noticeBy")}>{dayOf(noticeBy)}</Fact>}
      {isTooSoon && (
        <Fact label={t("facts.afterNotice", { day: dayOf(soonest) })}>
          <Price amount={formatAmount(then.refundFils)} />
        </Fact>
      )}
      <Fact label={t("facts.givenUp")}>
        <span>{t("facts.days", { count: daysLeft })}</span>
        <span className="font-body text-ink-muted">{t("facts.until", { day: dayOf(endsOn) })}</span>
      </Fact>
    </dl>
  );
}

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-b border-line py-2.5">
      <dt className="text-label text-ink-muted">{label}</dt>
      <dd className="flex flex-wrap gap-x-3 font-medium">{children}</dd>
    </div>
  );
}
