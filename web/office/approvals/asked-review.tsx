import { useTranslation } from "react-i18next";
import type { ApprovalShown } from "../../../contract/office/approvals/routes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { Price } from "../../ui/price.tsx";
import { PaymentComparison } from "../kit/payment-comparison.tsx";
import { Facts, Panel } from "../kit/panel.tsx";

/** How a payment review would end, and what the gateway reported. */
export function AskedReview({
  review: { outcome, amountFils, evidence, payment },
}: {
  review: NonNullable<ApprovalShown["paymentReview"]>;
}) {
  const { t } = useTranslation("office");

  return (
    <>
      <Panel heading={t(`reviews.${outcome}.button`)}>
        <Facts
          facts={[
            {
              question: t("approvals.review.amount"),
              answer: amountFils !== null && (
                <Price amount={formatAmount(amountFils)} className="font-strong" />
              ),
            },
            {
              question: t("reviews.evidence"),
              answer: <bdi className="wrap-anywhere">{evidence}</bdi>,
            },
          ]}
        />
        <p className="mt-3 border-t border-line pt-3 text-sm">{t(`reviews.${outcome}.text`)}</p>
      </Panel>
      <Panel heading={t("approvals.review.payment")}>
        <PaymentComparison payment={payment} />
      </Panel>
    </>
  );
}
