import { useTranslation } from "react-i18next";
import { formatAmount } from "../../../domain/money.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";

/** `fils`: what is saved against last year, or paid more where it is negative. */
export function LastYearDifference({ fils }: { fils: number }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  if (fils === 0) return null;
  const amount = isolated(formatAmount(Math.abs(fils)), language);

  return (
    <p
      className={`text-xs leading-snug font-strong ${fils > 0 ? "text-success" : "text-warning-ink"}`}
    >
      {t(fils > 0 ? "quotes.lastYear.less" : "quotes.lastYear.more", { amount })}
    </p>
  );
}
