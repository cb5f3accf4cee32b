import { useTranslation } from "react-i18next";
import type { PaymentStatus } from "../../../contract/payments.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { CalmPage } from "./calm-page.tsx";
import { HandingOff } from "./handing-off.tsx";
import { SupportLink } from "./support-link.tsx";
import { useRetry, type Retry } from "./use-retry.ts";

type Props = {
  payment: PaymentStatus;
  paymentRef: string;
  /** The request is no longer what this page shows. */
  onOutdated: () => Promise<void>;
};

export function PaymentFailed({ payment, paymentRef, onOutdated }: Props) {
  const { t } = useTranslation("purchase");
  const { language, pathOf } = useSite();
  const here = `${pathOf("/payfalse")}?ref=${encodeURIComponent(paymentRef)}`;
  const [retry, start] = useRetry(payment.requestId ?? "", here, onOutdated);
  const insurer = payment.insurerName?.[language] ?? "";

  if (retry.state === "paying")
    return (
      <div className="wrap py-section">
        <HandingOff form={retry.form} insurer={insurer} priceFils={payment.priceFils ?? 0} />
      </div>
    );

  return (
    <CalmPage
      title={t("payment.failed.title")}
      heading={
        payment.state === "aborted" ? t("payment.failed.aborted") : t("payment.failed.heading")
      }
      picture={
        <span className="grid size-20 place-items-center rounded-full bg-danger-soft text-danger">
          <Icon name="alert" size={40} />
        </span>
      }
      actions={
        <>
          {payment.requestId && (
            <Button icon="refresh" busy={retry.state === "starting"} onClick={() => void start()}>
              {t("payment.failed.retry")}
            </Button>
          )}
          <SupportLink />
          <ButtonLink variant="link" href={pathOf("/profile")}>
            {t("payment.failed.profile")}
          </ButtonLink>
        </>
      }
    >
      <p>{t("payment.failed.lead")}</p>
      {insurer && payment.priceFils !== null && (
        <p className="text-ink">
          {t("payment.failed.amount", { insurer })}
          <Price
            amount={formatAmount(payment.priceFils)}
            size="lg"
            className="mt-2 block! font-display"
          />
        </p>
      )}
      <RetryProblem retry={retry} />
    </CalmPage>
  );
}

function RetryProblem({ retry }: { retry: Retry }) {
  const { t } = useTranslation(["purchase", "problems"]);
  const words = {
    refused: () => retry.state === "refused" && t(`problems:${retry.code}`),
    unreachable: () => t("payment.failed.unreachable"),
    invalidAnswer: () => t("payment.failed.invalidAnswer"),
  };
  const said = retry.state in words && words[retry.state as keyof typeof words]();

  return (
    <div role="alert">
      {said && (
        <p className="rounded-field bg-danger-soft px-4 py-3 font-medium text-danger-ink">{said}</p>
      )}
    </div>
  );
}
