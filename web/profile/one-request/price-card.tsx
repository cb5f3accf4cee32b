import { useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { ledgerCodes } from "../../../domain/quotes/ledger.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Card } from "../../ui/card.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Price } from "../../ui/price.tsx";
import { ChosenInsurer } from "../chosen-insurer.tsx";

export function PriceCard({ request }: { request: RequestDetails }) {
  const { t } = useTranslation("profile");
  const { language } = useSite();
  const { selectedPlan: plan, ledger, paymentStatus } = request;
  const isPaid = paymentStatus === "paid";

  const nameOf = (code: string) => {
    const known = ledgerCodes.find((one) => one === code);
    return known ? t(`one.price.lines.${known}`) : t("one.price.other");
  };

  return (
    <Card>
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg leading-snug tracking-normal">{t("one.price.heading")}</h2>
        <Pill tone={isPaid ? "good" : "sand"} {...(isPaid && { icon: "check" as const })}>
          {t(`one.price.${paymentStatus}`)}
        </Pill>
      </div>
      <div className="mt-3">
        <ChosenInsurer plan={plan} />
      </div>
      {plan ? (
        <>
          <dl className="mt-4 text-label">
            {ledger?.map(({ code, amountFils }) => (
              <div key={code} className="flex items-baseline justify-between gap-4 py-1">
                <dt className="text-ink-muted">{nameOf(code)}</dt>
                <dd className={amountFils < 0 ? "text-success" : ""}>
                  <Ltr>
                    {amountFils < 0 ? `−${formatAmount(-amountFils)}` : formatAmount(amountFils)}
                  </Ltr>
                </dd>
              </div>
            ))}
            <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-2.5 font-strong">
              <dt>{t("one.price.sum")}</dt>
              <dd className="whitespace-nowrap">
                <Price amount={formatAmount(plan.priceFils)} className="font-strong" />
              </dd>
            </div>
          </dl>
          <p className="mt-3 text-sm text-ink-muted">
            {t(`one.price.payee.${paymentStatus}`, {
              insurer: plan?.insurerName[language] ?? t("one.theInsurer"),
            })}
          </p>
        </>
      ) : (
        <p className="mt-2 text-ink-muted">{t("requests.noPrice")}</p>
      )}
    </Card>
  );
}
