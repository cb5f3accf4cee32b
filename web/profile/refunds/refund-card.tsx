import { useTranslation } from "react-i18next";
import type { OwnRefund } from "../../../contract/refund.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { Card } from "../../ui/card.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";
import { Account } from "./account.tsx";
import { AskUs } from "./ask-us.tsx";
import { AskedFiles } from "./asked-files.tsx";
import { Track } from "./track.tsx";
import { useRefundWords } from "./use-refund-words.ts";

type Props = {
  request: RequestDetails;
  refund: OwnRefund;
  onChanged: () => Promise<unknown>;
};

/** Money on its way back: why, how, how far, and what is still needed for it. */
export function RefundCard({ request, refund, onChanged }: Props) {
  const { t } = useTranslation(["profile/refunds", "profile/one-request"]);
  const { language } = useSite();
  const { names, why, how } = useRefundWords(request);
  const { state, needs, movedBy, insurerRef, way, iban } = refund;
  const needsIban = needs.includes("iban");

  return (
    <Card className={`@container ${needs.length > 0 ? "outline-2 outline-accent" : ""}`}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1.5">
        <h2 className="text-title-sm">{t("heading")}</h2>
        <Price amount={formatAmount(refund.amountFils)} size="lg" className="font-display" />
      </header>
      <p className="mt-2 max-w-reading text-ink-muted">
        {why(refund)} {how(refund)}
      </p>
      {state === "failed" && (
        <Banner kind="warning" title={t("failed")} className="mt-5">
          {needs.length === 0 && t("failedHelp")}
        </Banner>
      )}
      <Track refund={refund} />
      {movedBy && state === "sent" && (
        <p className="mt-3 text-sm text-ink-muted">
          {t(`profile/one-request:promise.movedBy.${movedBy.reason}`, {
            name: `\u2068${movedBy.name?.[language] ?? ""}\u2069`,
          })}
        </p>
      )}
      {way === "transfer" && state !== "confirmed" && (needsIban || iban !== null) && (
        <div className="mt-6 border-t border-line pt-5">
          {needsIban && (
            <>
              <h3 className="text-lg leading-snug tracking-normal">{t("needs.iban")}</h3>
              <p className="mt-1 mb-4 max-w-reading text-label text-ink-muted">
                {t("needs.ibanText", names)}
              </p>
            </>
          )}
          <Account requestId={request._id} {...{ refund, onChanged }} />
        </div>
      )}
      <AskedFiles requestId={request._id} {...{ refund, onChanged }} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-ink-muted">
        <AskUs />
        {insurerRef && (
          <p>
            {t("reference")} <Ltr className="wrap-anywhere">{insurerRef}</Ltr>
          </p>
        )}
      </div>
    </Card>
  );
}
