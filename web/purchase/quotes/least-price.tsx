import { useTranslation } from "react-i18next";
import { formatAmount } from "../../../domain/money.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import type { Quotes } from "../choice/fetch-quotes.ts";

/** The least that a tab's cover costs. */
export function LeastPrice({ quotes, type }: { quotes: Quotes; type: CoverType }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  if (quotes.state !== "ready") return "–";
  const lowest = quotes.packages.find((quote) => quote.type === type);
  if (!lowest) return t("quotes.tabs.none");

  const amount = isolated(formatAmount(lowest.priceFils), language);
  return (
    <>
      <span className="max-sm:hidden">{t("quotes.tabs.from", { amount })}</span>
      <span className="sm:hidden">{amount}</span>
    </>
  );
}
