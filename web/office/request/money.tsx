import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { isOpenRefund } from "../../../domain/refunds/refund-state.ts";
import { attemptStates } from "../../../domain/requests/payment-attempt-state.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { LedgerLines } from "../../prices/ledger-lines.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { Facts, Panel } from "../kit/panel.tsx";

const amount = (fils: number) => (fils === 0 ? null : <Price amount={formatAmount(fils)} />);

/** Premium, VAT and what arrived. */
export function Money({ request }: { request: DeskRequest }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ledger, priceFils, insurerName, attempts, capturedFils, refundedFils } = request;

  const returning = request.refunds
    .filter(({ state }) => isOpenRefund(state))
    .reduce((fils, { amountFils }) => fils + amountFils, 0);

  const stateOf = (state: string) => {
    const known = attemptStates.find((one) => one === state);
    return known ? t(`request.attempts.${known}`) : <bdi>{state}</bdi>;
  };

  return (
    <Panel heading={t("request.price")}>
      {priceFils === null ? (
        <p className="text-ink-muted">{t("request.noPrice")}</p>
      ) : (
        <LedgerLines
          lines={ledger ?? []}
          priceFils={priceFils}
          insurer={insurerName?.[language] ?? t("request.theInsurer")}
          sum={t("request.sum")}
        />
      )}
      {capturedFils > 0 && (
        <div className="mt-2 border-t border-line">
          <Facts
            facts={[
              { question: t("request.captured"), answer: amount(capturedFils) },
              { question: t("request.refunded"), answer: amount(refundedFils) },
              { question: t("request.toRefund"), answer: amount(returning) },
            ]}
          />
        </div>
      )}
      {attempts.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-label">{t("request.attempts.heading")}</h3>
          <ul className="text-sm">
            {attempts.map(({ orderNo, state, amountFils, createdAt, applied, troubleSince }) => (
              <li
                key={orderNo}
                className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2"
              >
                <span>
                  {stateOf(state)}
                  {state === "succeeded" && !applied && t("request.attempts.surplus")}
                </span>
                <Price amount={formatAmount(amountFils)} />
                {troubleSince && (
                  <span className="w-full text-danger">
                    {t("request.attempts.noAnswer", {
                      moment: formatMoment(troubleSince, language),
                    })}
                  </span>
                )}
                <span className="flex w-full justify-between text-xs text-ink-muted">
                  <Ltr>{orderNo}</Ltr>
                  {formatMoment(createdAt, language)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
