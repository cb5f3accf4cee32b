import { useTranslation } from "react-i18next";
import type { ApprovalShown } from "../../../contract/office/approvals/routes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { Price } from "../../ui/price.tsx";
import { Facts, Panel } from "../kit/panel.tsx";

export function AskedRejection({
  rejection: { why, reason, amountFils },
}: {
  rejection: NonNullable<ApprovalShown["rejection"]>;
}) {
  const { t } = useTranslation("office");

  return (
    <Panel heading={t("approvals.rejection.heading")}>
      <Facts
        facts={[
          {
            question: t("approvals.rejection.amount"),
            answer: <Price amount={formatAmount(amountFils)} className="font-strong" />,
          },
          { question: t("approvals.rejection.why"), answer: t(`request.reject.reasons.${why}`) },
          {
            question: t("approvals.rejection.reason"),
            answer: <bdi className="wrap-anywhere">{reason}</bdi>,
          },
        ]}
      />
    </Panel>
  );
}
