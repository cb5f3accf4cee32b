import { useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { endedStates } from "../../../domain/requests/request-state.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { LedgerLines } from "../../prices/ledger-lines.tsx";
import { Card } from "../../ui/card.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Price } from "../../ui/price.tsx";
import { ChosenInsurer } from "../chosen-insurer.tsx";

export function PriceCard({ request }: { request: RequestDetails }) {
  const { t } = useTranslation(["profile/one-request", "profile"]);
  const { language } = useSite();
  const { selectedPlan: plan, ledger, paymentStatus, returningFils } = request;
  const isPaid = paymentStatus === "paid";
  const isEnded = !isPaid && endedStates.some((ended) => ended === request.state);

  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h2 className="text-lg leading-snug tracking-normal">{t("price.heading")}</h2>
        <Pill tone={isPaid ? "good" : "sand"} {...(isPaid && { icon: "check" as const })}>
          {t(isEnded ? "profile:requests.nothingToPay" : `price.${paymentStatus}`)}
        </Pill>
      </div>
      {(plan || !isEnded) && (
        <div className="mt-3">
          <ChosenInsurer plan={plan} />
        </div>
      )}
      {plan ? (
        <>
          <div className="mt-4">
            <LedgerLines
              lines={ledger ?? []}
              priceFils={plan.priceFils}
              insurer={plan.insurerName[language]}
              sum={t("price.sum")}
            />
          </div>
          {!isEnded && (
            <p className="mt-3 text-sm text-ink-muted">
              {t(`price.payee.${paymentStatus}`, {
                insurer: plan?.insurerName[language] ?? t("theInsurer"),
              })}
            </p>
          )}
        </>
      ) : (
        !isEnded && <p className="mt-2 text-ink-muted">{t("profile:requests.noPrice")}</p>
      )}
      {returningFils > 0 && (
        <p className="mt-3 text-sm text-ink-muted">
          <Price amount={formatAmount(returningFils)} /> {t("price.returning")}
        </p>
      )}
    </Card>
  );
}
