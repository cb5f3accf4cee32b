import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import { addMonths, dayInDubai } from "../../../domain/calendar-day.ts";
import { formatAmount } from "../../../domain/money.ts";
import { instalmentsOf } from "../../../domain/quotes/parts-of-price.ts";
import { formatDayAndMonth } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";

type Props = { priceFils: number; now: Date };

/** One today and then one a month, where the insurer offers it. */
export function Instalments({ priceFils, now }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const count = brand.claims.instalments;
  const today = dayInDubai(now);

  return (
    <details open className="group">
      <summary className="flex min-h-target list-none items-center gap-2 text-sm font-strong [&::-webkit-details-marker]:hidden">
        <Icon name="split" size={20} />
        <span className="grow">{t("check.quote.instalments", { count })}</span>
        <Icon name="down" size={20} className="group-open:rotate-180" />
      </summary>
      <ol className="check-instalments">
        {instalmentsOf(priceFils, count).map((part, index) => (
          <li key={index}>
            <b>
              <Ltr>{formatAmount(part)}</Ltr>
            </b>
            {index === 0
              ? t("check.quote.today")
              : formatDayAndMonth(addMonths(today, index), language)}
          </li>
        ))}
      </ol>
    </details>
  );
}
