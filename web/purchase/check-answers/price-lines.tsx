import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import { formatAmount } from "../../../domain/money.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";
import type { StoredChoice } from "../draft/stored-choice.ts";

type Line = { what: string; is: ReactNode };

/** Premium and VAT add up to the price. Nothing is added for the broker. */
export function PriceLines({ choice }: { choice: StoredChoice }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const { priceFils, ledger, terms } = choice;
  const vat = ledger.find(({ code }) => code === "vat")?.amountFils;
  const amount = (fils: number) => <Ltr>{formatAmount(fils)}</Ltr>;

  const lines: Line[] = [
    ...(vat === undefined
      ? []
      : [
          { what: t("check.price.premium"), is: amount(priceFils - vat) },
          { what: t("check.price.vat"), is: amount(vat) },
        ]),
    { what: t("check.price.fee", { brand: brand.name[language] }), is: amount(0) },
    ...(typeof terms?.excessAed === "number"
      ? [
          {
            what: t("check.price.excess"),
            is: <Price amount={formatNumber(terms.excessAed, language)} className="font-strong" />,
          },
        ]
      : []),
    ...(terms?.repair
      ? [{ what: t("check.price.repair"), is: t(`check.price.repairs.${terms.repair}`) }]
      : []),
    ...(terms?.addOns ?? []).map((addOn) => ({
      what: t(`check.price.addOns.${addOn}`),
      is: t("check.price.added"),
    })),
  ];

  return (
    <dl className="my-3 border-y border-line py-2 text-label">
      {lines.map(({ what, is }) => (
        <div key={what} className="flex items-baseline justify-between gap-4 py-0.5">
          <dt>{what}</dt>
          <dd className="text-end font-strong">{is}</dd>
        </div>
      ))}
    </dl>
  );
}
