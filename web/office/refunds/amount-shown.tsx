import { useTranslation } from "react-i18next";
import type { RefundRow } from "../../../contract/office/refunds/part.ts";
import { formatAmount } from "../../../domain/money.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";

type Props = { refund: Pick<RefundRow, "amountFils" | "arrivedFils">; className?: string };

/** What goes back, and of how much. */
export function AmountShown({ refund: { amountFils, arrivedFils }, className = "" }: Props) {
  const { t } = useTranslation("office");

  return (
    <span className={className}>
      <Price amount={formatAmount(amountFils)} className="font-strong whitespace-nowrap" />{" "}
      <span className="text-xs whitespace-nowrap text-ink-muted">
        {amountFils === arrivedFils ? (
          t("refunds.whole")
        ) : (
          <>
            {t("refunds.of")} <Ltr>{formatAmount(arrivedFils)}</Ltr>
          </>
        )}
      </span>
    </span>
  );
}
