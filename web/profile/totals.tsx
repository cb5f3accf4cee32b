import { useTranslation } from "react-i18next";
import type { Totals as Counts } from "../../contract/requests.ts";
import { formatNumber } from "../i18n/formats.ts";
import { useSite } from "../i18n/use-site.ts";

const counts = ["total", "paid", "unpaid", "toPay"] as const;

const borders = [
  "",
  "border-s",
  "max-sm:border-t sm:border-s",
  "border-s max-sm:border-t",
] as const;

export function Totals({ totals }: { totals: Counts }) {
  const { t } = useTranslation("profile");
  const { language } = useSite();

  return (
    <dl
      aria-label={t("requests.totals")}
      className="mb-6 grid grid-cols-2 rounded-card bg-surface-raised shadow-1 sm:grid-cols-4"
    >
      {counts.map((count, index) => (
        <div key={count} className={`border-line px-4 py-3.5 sm:px-7 sm:py-5 ${borders[index]}`}>
          <dt className="text-sm text-ink-muted">{t(`requests.${count}`)}</dt>
          <dd className="text-title leading-snug">{formatNumber(totals[count], language)}</dd>
          {count === "unpaid" && totals.ended > 0 && (
            <dd className="text-xs text-ink-muted">
              {t("requests.ended", { count: formatNumber(totals.ended, language) })}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
