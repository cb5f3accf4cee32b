import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ApprovalShown } from "../../../contract/office/approvals/routes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { Price } from "../../ui/price.tsx";
import { Facts, Panel } from "../kit/panel.tsx";
import { refund as pathOf } from "../kit/paths.ts";

/** Money that would go back: of what, how and why. */
export function AskedRefund({
  refund: { id, amountFils, arrivedFils, way, reason, note },
}: {
  refund: NonNullable<ApprovalShown["refund"]>;
}) {
  const { t } = useTranslation("office");

  return (
    <Panel
      heading={t("approvals.refund.heading")}
      beside={
        <Link to={pathOf(id)} className="link text-sm">
          {t("approvals.refund.open")}
        </Link>
      }
    >
      <Facts
        facts={[
          {
            question: t("approvals.refund.amount"),
            answer: <Price amount={formatAmount(amountFils)} className="font-strong" />,
          },
          {
            question: t("approvals.refund.arrived"),
            answer: <Price amount={formatAmount(arrivedFils)} />,
          },
          { question: t("refunds.fields.way"), answer: t(`refunds.ways.${way}`) },
          { question: t("refunds.fields.reason"), answer: t(`refunds.reasons.${reason}`) },
          {
            question: t("refunds.fields.note"),
            answer: note !== "" && <bdi className="wrap-anywhere">{note}</bdi>,
          },
        ]}
      />
    </Panel>
  );
}
