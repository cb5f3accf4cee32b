import { useTranslation } from "react-i18next";
import { type Fils, formatAmount } from "../../../domain/money.ts";
import { monthOf } from "../../../domain/quotes/parts-of-price.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";

/** A price as people compare it. */
export function MonthPrice({ fils }: { fils: Fils }) {
  const { t } = useTranslation("prices/card");
  const { language } = useSite();

  return (
    <p className="text-xs leading-snug text-ink-muted">
      {t("perMonth", { amount: isolated(formatAmount(monthOf(fils)), language) })}
    </p>
  );
}
