import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ComparedPayment } from "../../../contract/office/payment-review.ts";
import { formatAmount } from "../../../domain/money.ts";
import { comparedFacts, type ComparedFact } from "../../../domain/requests/gateway-fact.ts";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";

type Facts = ComparedPayment["expected"];

const valueOf: Record<ComparedFact, (facts: Facts) => string | null> = {
  order: ({ orderNo }) => orderNo,
  amount: ({ amountFils }) => (amountFils === null ? null : formatAmount(amountFils)),
  currency: ({ currency }) => currency,
  trackingId: ({ trackingId }) => trackingId,
};

/** A payment as it was asked for beside what the gateway reports. */
export function PaymentComparison({ payment }: { payment: ComparedPayment }) {
  const { t } = useTranslation("office");
  const { differs, expected, reported } = payment;

  /** New to this payment, yet it differs: another payment has it. */
  const isTaken = (fact: ComparedFact) =>
    fact === "trackingId" &&
    differs.includes(fact) &&
    expected.trackingId === null &&
    (reported?.trackingId ?? null) !== null;
  const wordsOf = (fact: ComparedFact): ReactNode => {
    if (!reported) return t("reviews.notKept");
    const value = valueOf[fact](reported);
    if (value === null) return t("reviews.none");
    return (
      <>
        <Ltr className="whitespace-normal">{value}</Ltr>
        {isTaken(fact) && <span className="block text-xs">{t("reviews.taken")}</span>}
      </>
    );
  };

  return (
    <table className="w-full table-fixed text-start text-sm">
      <caption className="sr-only">{t("reviews.caption")}</caption>
      <thead>
        <tr className="text-ink-muted">
          <th scope="col" className="w-1/4 px-3 py-2 text-start font-medium">
            {t("reviews.what")}
          </th>
          <th scope="col" className="px-3 py-2 text-start font-medium">
            {t("reviews.expected")}
          </th>
          <th scope="col" className="px-3 py-2 text-start font-medium">
            {t("reviews.reported")}
          </th>
        </tr>
      </thead>
      <tbody>
        {comparedFacts.map((fact) => {
          const isHot = differs.includes(fact);
          return (
            <tr key={fact} className={`border-t border-line ${isHot ? "bg-warning-soft" : ""}`}>
              <th scope="row" className="px-3 py-2.5 text-start align-top font-medium">
                {t(`reviews.facts.${fact}`)}
                {isHot && (
                  <span className="flex items-center gap-1 text-xs text-warning-ink">
                    <Icon name="alert" size={16} className="shrink-0" />
                    {t("reviews.differs")}
                  </span>
                )}
              </th>
              <td className="px-3 py-2.5 align-top break-all">
                {valueOf[fact](expected) === null ? (
                  <span className="text-ink-muted">{t("reviews.none")}</span>
                ) : (
                  <Ltr className="whitespace-normal">{valueOf[fact](expected)}</Ltr>
                )}
              </td>
              <td className={`px-3 py-2.5 align-top break-all ${isHot ? "font-strong" : ""}`}>
                {wordsOf(fact)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
