import { useTranslation } from "react-i18next";
import type { RefundShown } from "../../../contract/office/refunds/shown.ts";
import { formatAmount, type Fils } from "../../../domain/money.ts";
import { isCountedRefund } from "../../../domain/refunds/refund-state.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";
import { Facts, Panel } from "../kit/panel.tsx";
import { WayShown } from "./way-shown.tsx";

const price = (fils: Fils) => fils > 0 && <Price amount={formatAmount(fils)} />;

/** Of which payment it is, and what stays of that. */
export function Sums({ refund }: { refund: RefundShown }) {
  const { t } = useTranslation("office");
  const { amountFils, arrivedFils, mostFils, applied, orderNo, way, note, state } = refund;
  const othersFils = arrivedFils - mostFils;
  const staysFils = mostFils - amountFils;

  return (
    <Panel heading={t("refunds.sums.heading")}>
      <Facts
        facts={[
          {
            question: t("refunds.sums.received"),
            answer: <Price amount={formatAmount(arrivedFils)} />,
          },
          {
            question: t("refunds.sums.this"),
            answer: <Price amount={formatAmount(amountFils)} className="font-strong" />,
          },
          ...(isCountedRefund(state)
            ? [
                { question: t("refunds.sums.others"), answer: price(othersFils) },
                { question: t("refunds.sums.stays"), answer: price(staysFils) },
              ]
            : []),
          { question: t("refunds.sums.way"), answer: <WayShown way={way} /> },
          {
            question: t("refunds.sums.reference"),
            answer: refund.insurerRef && <Ltr>{refund.insurerRef}</Ltr>,
          },
          {
            question: t("refunds.sums.order"),
            answer: (
              <Ltr className="min-w-0 text-end text-sm wrap-anywhere whitespace-normal">
                {orderNo}
              </Ltr>
            ),
          },
        ]}
      />
      {!applied && <p className="mt-2 text-sm text-ink-muted">{t("refunds.sums.unapplied")}</p>}
      {note !== "" && (
        <div className="mt-2 border-t border-line pt-2 text-sm">
          <p className="text-ink-muted">{t("refunds.sums.note")}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {note}
          </p>
        </div>
      )}
    </Panel>
  );
}
