import { useTranslation } from "react-i18next";
import type { Totals as Counts } from "../../../contract/requests.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";

const counts = ["total", "paid", "unpaid"] as const;

/** Total is paid and unpaid together; what has ended is a part of the unpaid ones. */
export function Totals({ totals }: { totals: Counts }) {
  const { t } = useTranslation("profile");
  const { language } = useSite();
  const { unpaid, ended } = totals;
  const shown = (count: number) => formatNumber(count, language);

  return (
    <dl
      aria-label={t("requests.totals")}
      className="flex flex-wrap gap-x-5 text-label text-ink-muted @max-[40rem]:basis-full"
    >
      {counts.map((count) => (
        <div
          key={count}
          className={`flex flex-wrap gap-x-1.5 ${count === "unpaid" ? "@max-[26rem]:basis-full" : ""}`}
        >
          <dt>{t(`requests.${count}`)}</dt>
          <dd className="font-display text-ink">{shown(totals[count])}</dd>
          {count === "unpaid" && ended > 0 && (
            <dd>{t("requests.parts", { open: shown(unpaid - ended), ended: shown(ended) })}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
