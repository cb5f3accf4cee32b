import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import { type Fils, formatAmount } from "../../../domain/money.ts";
import { instalmentsOf, monthOf } from "../../../domain/quotes/parts-of-price.ts";
import { formatList } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import type { PlanTerms } from "../plan-terms.ts";

/** The price of a month, and the instalments if the insurer offers them. */
export function PriceInParts({ plan }: { plan: Pick<PlanTerms, "priceFils" | "insurerName"> }) {
  const { t } = useTranslation("prices/cover");
  const { language } = useSite();
  const written = (fils: Fils) => isolated(formatAmount(fils), language);
  const instalments = instalmentsOf(plan.priceFils, brand.claims.instalments).map(written);

  return (
    <>
      <p className="text-sm text-ink-muted">
        {t("parts.month", { amount: written(monthOf(plan.priceFils)) })}
      </p>
      <p className="text-sm text-ink-muted">
        {t("parts.instalments", {
          insurer: plan.insurerName[language],
          parts: formatList(instalments, language),
        })}
      </p>
    </>
  );
}
