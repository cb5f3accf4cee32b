import { useTranslation } from "react-i18next";
import { readCancellationLetter } from "../../../contract/payments.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { refundOf } from "../../../domain/quotes/refund.ts";
import { LetterLinks } from "../../refund/letter-links.tsx";
import { RefundAnswer } from "../../refund/refund-answer.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { useToday } from "../use-today.ts";
import { cancellationOf } from "./cancellation-of.ts";
import { WhetherToChange } from "./whether-to-change.tsx";

type Props = {
  request: RequestDetails;
  /** Where it was asked for. */
  isOpen?: boolean;
};

export default function IfYouCancel({ request, isOpen = false }: Props) {
  const { t } = useTranslation("profile/one-request");
  const today = useToday();
  const cancellation = cancellationOf(request, today);
  if (!cancellation) return null;
  const { none, refundFils } = refundOf(cancellation);

  return (
    <Card flush>
      <details open={isOpen}>
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
