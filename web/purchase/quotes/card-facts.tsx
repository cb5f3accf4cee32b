import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Price } from "../../ui/price.tsx";
import { CoverLine, topLines } from "./cover-lines.tsx";

/** Excess, repair and what distinguishes the plan. */
export function CardFacts({ quote }: { quote: Package }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const { excessAed, repair, unavailable } = quote;

  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-sm leading-snug font-medium">
        {excessAed === null ? (
          <span className="text-ink-muted">{t("quotes.card.othersOnly")}</span>
        ) : (
          <span>
            {t("quotes.card.excess")} <Price amount={formatNumber(excessAed, language)} />
          </span>
        )}
        {repair && <span>{t(`quotes.card.repair.${repair}`)}</span>}
        {unavailable.length > 0 && (
          <span className="text-warning-ink">{t("quotes.card.unavailable")}</span>
        )}
      </p>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {topLines(quote.cover).map((line) => (
          <CoverLine key={line.benefit} line={line} isShort />
        ))}
      </ul>
    </>
  );
}
