import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { PaymentStatus } from "../../../contract/payments.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Mark } from "../../ui/drawings/mark.tsx";
import { Price } from "../../ui/price.tsx";
import { CalmPage } from "./calm-page.tsx";

type Props = { payment: PaymentStatus; isSlow: boolean; isUnreachable: boolean };

export function Verifying({ payment, isSlow, isUnreachable }: Props) {
  const { t } = useTranslation("purchase/payment");
  const { language, pathOf } = useSite();

  return (
    <CalmPage
      title={t("verifying.title")}
      heading={t("verifying.heading")}
      picture={<Mark className="shimmer size-24" />}
      actions={
        <ButtonLink variant="quiet" href={pathOf(paths.profile)}>
          {t("verifying.profile")}
        </ButtonLink>
      }
    >
      {payment.insurerName && payment.priceFils !== null && (
        <p className="flex flex-wrap items-baseline justify-center gap-x-3 text-ink">
          {payment.insurerName[language]}
          <Price amount={formatAmount(payment.priceFils)} size="lg" className="font-display" />
        </p>
      )}
      <div role="status" className="grid gap-3">
        <p>{isSlow ? t("verifying.slow") : t("verifying.lead")}</p>
        <p className="font-medium text-ink">
          {isUnreachable ? t("verifying.unreachable") : t("verifying.doNotPay")}
        </p>
      </div>
    </CalmPage>
  );
}
