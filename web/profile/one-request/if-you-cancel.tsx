import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readCancellationLetter } from "../../../contract/payments.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { addDays, dayInDubai } from "../../../domain/calendar-day.ts";
import { type Cancellation, NOTICE_DAYS, refundOf } from "../../../domain/quotes/refund.ts";
import { coverOf } from "../../../domain/policies/cover.ts";
import { requestStates } from "../../../domain/requests/request-state.ts";
import { LetterLinks } from "../../refund/letter-links.tsx";
import { RefundAnswer } from "../../refund/refund-answer.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { WhetherToChange } from "./whether-to-change.tsx";

/** Says what a letter of today would say; only of a paid policy that lasts longer. */
const cancellationOf = (request: RequestDetails, today: string): Cancellation | undefined => {
  const { selectedPlan: plan, startDate, paymentStatus, policy } = request;
  const state = requestStates.find((one) => one === request.state);
  const cancelledOn = addDays(today, NOTICE_DAYS);
  const cover = state && coverOf({ state, startDate, policy });
  const isEnded = policy !== null && policy.endedOn !== null;
  if (!plan || paymentStatus !== "paid" || !cover || isEnded || cover.endsOn < cancelledOn)
    return undefined;
  return { priceFils: plan.priceFils, ...cover, cancelledOn, hasClaim: false };
};

export default function IfYouCancel({ request }: { request: RequestDetails }) {
  const { t } = useTranslation("profile/one-request");
  const [today] = useState(() => dayInDubai(new Date()));
  const cancellation = cancellationOf(request, today);
  if (!cancellation) return null;
  const { none, refundFils } = refundOf(cancellation);

  return (
    <Card flush>
      <details>
        <summary className="flex min-h-16 items-center gap-4 px-card py-3">
          <h2 className="grow text-lg leading-snug tracking-normal">{t("refund.heading")}</h2>
          {none === null && <Price amount={formatAmount(refundFils)} />}
          <Icon name="down" size={20} className="turns" />
        </summary>
        <div className="border-t border-line px-card py-6">
          <RefundAnswer cancellation={cancellation} today={today} heading="h3" />
          <h3 className="mt-8 text-base tracking-normal">{t("refund.letter")}</h3>
          <p className="mt-1.5 mb-4 max-w-reading text-label text-ink-muted">
            {t("refund.letterHelp")}
          </p>
          <LetterLinks
            address={readCancellationLetter.url.replace(":id", request._id)}
            name={`${request.number}-cancellation`}
          />
          <WhetherToChange request={request} cancellation={cancellation} />
        </div>
      </details>
    </Card>
  );
}
