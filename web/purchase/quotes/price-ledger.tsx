import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { ledgerCodes } from "../../../domain/quotes/ledger.ts";
import { DEFAULT_VEHICLE_VALUE_AED } from "../../../domain/vehicle/vehicle-value.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";

/** The rows always add up to the price, even if the server sends fewer. */
export default function PriceLedger({ quote }: { quote: Package }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const nameOf = (code: string) => {
    const known = ledgerCodes.find((one) => one === code);
    return known ? t(`quotes.ledger.lines.${known}`) : t("quotes.ledger.other");
  };
  const explained = quote.ledger.reduce((sum, line) => sum + line.amountFils, 0);
  const rows = [
    ...quote.ledger,
    ...(explained === quote.priceFils
      ? []
      : [{ code: "other", amountFils: quote.priceFils - explained }]),
  ];

  return (
    <div className="grid gap-7 border-t border-line bg-surface-soft px-5 py-6 sm:px-7 lg:grid-cols-[minmax(0,1fr)_250px] lg:gap-9">
      <section>
        <h3 className="text-base font-strong tracking-normal">{t("quotes.ledger.heading")}</h3>
        <dl className="mt-2 text-label">
          {rows.map(({ code, amountFils }) => (
            <Row key={code} name={nameOf(code)}>
              <Ltr className={amountFils < 0 ? "text-success" : ""}>
                {amountFils < 0 ? `−${formatAmount(-amountFils)}` : formatAmount(amountFils)}
              </Ltr>
            </Row>
          ))}
          <Row name={t("quotes.ledger.sum")} isSum>
            <Price amount={formatAmount(quote.priceFils)} className="font-strong" />
          </Row>
        </dl>
      </section>
      <section>
        <h3 className="text-base font-strong tracking-normal">
          {t("quotes.ledger.assumedHeading")}
        </h3>
        <ul className="mt-2 text-label">
          <li className="border-b border-line py-2">{t("quotes.ledger.noClaims")}</li>
          <li className="border-b border-line py-2">
            {t("quotes.ledger.value")}{" "}
            <Price amount={formatNumber(DEFAULT_VEHICLE_VALUE_AED, language)} />
          </li>
        </ul>
        <p className="mt-2 text-sm text-ink-muted">{t("quotes.ledger.assumedHelp")}</p>
      </section>
    </div>
  );
}

type RowProps = { name: string; isSum?: boolean; children: ReactNode };

function Row({ name, isSum = false, children }: RowProps) {
  return (
    <div
      className={`flex items-baseline gap-3 py-1.5 ${isSum ? "mt-2 border-t-2 border-ink pt-2.5 font-strong" : ""}`}
    >
      <dt>{name}</dt>
      <dd className="flex grow items-baseline gap-3 font-strong">
        <span className="grow border-b-2 border-dotted border-line-soft" />
        {children}
      </dd>
    </div>
  );
}
