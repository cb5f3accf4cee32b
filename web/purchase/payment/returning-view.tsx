import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { PaymentStatus } from "../../../contract/payments.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { CalmPage } from "./calm-page.tsx";
import { HandingOffAgain } from "./handing-off-again.tsx";
import { RetryProblem } from "./retry-problem.tsx";
import { SupportLink } from "./support-link.tsx";
import { useRetry } from "./use-retry.ts";

type Props = {
  payment: PaymentStatus;
  paymentRef: string;
  onOutdated: () => Promise<void>;
};

/** The money came but bought nothing: it is refunded, and the request may still be unpaid. */
export function PaymentReturning({ payment, paymentRef, onOutdated }: Props) {
  const { t } = useTranslation("purchase/payment");
  const { language, pathOf } = useSite();
  const { requestId, mayPay } = payment;
  const [retry, start] = useRetry(requestId ?? "", paymentRef, onOutdated);
  const insurer = payment.insurerName?.[language] ?? "";

  if (retry.state === "paying") return <HandingOffAgain payment={payment} form={retry.form} />;

  return (
    <CalmPage
      title={t("returning.title")}
      heading={t("returning.heading")}
      picture={
        <span className="grid size-20 place-items-center rounded-full bg-surface-leaf text-action">
          <Icon name="refresh" size={40} />
        </span>
      }
      actions={
        <>
          {mayPay && (
            <Button busy={retry.state === "starting"} onClick={() => void start()}>
              {t("returning.pay")}
            </Button>
          )}
          <SupportLink />
          <ButtonLink
            variant="link"
            href={pathOf(requestId ? paths.request(requestId) : paths.profile)}
          >
            {t("returning.request")}
          </ButtonLink>
        </>
      }
    >
      <p>{t("returning.lead", { insurer })}</p>
      {payment.priceFils !== null && (
        <p className="text-ink">
          {t("returning.amount")}
          <Price
            amount={formatAmount(payment.priceFils)}
            size="lg"
            className="mt-2 block! font-display"
          />
        </p>
      )}
      {mayPay && <p className="font-medium text-ink">{t("returning.stillToPay")}</p>}
      <RetryProblem retry={retry} requestId={requestId} />
    </CalmPage>
  );
}
