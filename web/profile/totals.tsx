import { useTranslation } from "react-i18next";
import { formatNumber } from "../i18n/formats.ts";
import { useSite } from "../i18n/use-site.ts";

const counts = ["total", "paid", "unpaid"] as const;

export function Totals({ totals }: { totals: Record<(typeof counts)[number], number> }) {
  const { t } = useTranslation("profile");
  const { language } = useSite();

  return (
    <dl
      aria-label={t("requests.totals")}
      className="mb-6 grid grid-cols-3 rounded-card bg-surface-raised shadow-1"
    >
      {counts.map((count, index) => (
        <div
          key={count}
          className={`px-4 py-3.5 sm:px-7 sm:py-5 ${index > 0 ? "border-s border-line" : ""}`}
        >
          <dt className="text-sm text-ink-muted">{t(`requests.${count}`)}</dt>
          <dd className="text-title leading-snug">{formatNumber(totals[count], language)}</dd>
        </div>
      ))}
    </dl>
  );
}
