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

export function PaymentFailed({ payment, paymentRef, onOutdated }: Props) {
  const { t } = useTranslation("purchase/payment");
  const { language, pathOf } = useSite();
  const [retry, start] = useRetry(payment.requestId ?? "", paymentRef, onOutdated);
  const insurer = payment.insurerName?.[language] ?? "";
  const isAborted = payment.state === "aborted";

  if (retry.state === "paying") return <HandingOffAgain payment={payment} form={retry.form} />;

  return (
    <CalmPage
      title={t(isAborted ? "failed.aborted.title" : "failed.title")}
      heading={t(isAborted ? "failed.aborted.heading" : "failed.heading")}
      picture={
        <span
          className={`grid size-20 place-items-center rounded-full ${isAborted ? "bg-surface-leaf text-action" : "bg-danger-soft text-danger"}`}
        >
          <Icon name={isAborted ? "info" : "alert"} size={40} />
        </span>
      }
      actions={
        <>
          {payment.requestId && (
            <Button icon="refresh" busy={retry.state === "starting"} onClick={() => void start()}>
              {t("failed.retry")}
            </Button>
          )}
          <SupportLink />
          <ButtonLink variant="link" href={pathOf(paths.profile)}>
            {t("failed.profile")}
          </ButtonLink>
        </>
      }
    >
      <p>{t(isAborted ? "failed.aborted.lead" : "failed.lead")}</p>
      {insurer && payment.priceFils !== null && (
        <p className="text-ink">
          {t("failed.amount", { insurer })}
          <Price
            amount={formatAmount(payment.priceFils)}
            size="lg"
            className="mt-2 block! font-display"
          />
        </p>
      )}
      <RetryProblem retry={retry} requestId={payment.requestId} />
    </CalmPage>
  );
}
