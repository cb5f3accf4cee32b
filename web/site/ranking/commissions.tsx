import { useTranslation } from "react-i18next";
import type { Partner } from "../../../contract/insurers.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";

const covers = ["thirdParty", "comprehensive"] as const satisfies readonly CoverType[];

/** What each insurer pays us by its agreement of today (ruling O10). */
export function Commissions({ insurers }: { insurers: readonly Partner[] }) {
  const { t } = useTranslation("site");
  const { language } = useSite();
  if (insurers.length === 0) return null;

  return (
    <table className="mt-5 w-full max-w-reading table-fixed text-start text-sm wrap-break-word hyphens-auto">
      <caption className="mb-2 text-start text-ink-muted">
        {t("ranking.paid.table.caption")}
      </caption>
      <thead className="text-ink-muted max-sm:text-xs">
        <tr>
          <th scope="col" className="w-1/3 pb-2 text-start font-medium sm:w-2/5">
            {t("ranking.paid.table.insurer")}
          </th>
          {covers.map((cover) => (
            <th key={cover} scope="col" className="ps-2 pb-2 text-start font-medium">
              {t(`ranking.paid.table.${cover}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {insurers.map(({ slug, name, commission }) => (
          <tr key={slug} className="border-t border-line align-top">
            <th scope="row" className="py-2.5 text-start font-strong">
              {name[language]}
            </th>
            {covers.map((cover) => (
              <Share key={cover} commission={commission} cover={cover} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Share({ commission, cover }: Pick<Partner, "commission"> & { cover: CoverType }) {
  const { t } = useTranslation("site");
  const { language } = useSite();
  const line = commission.find((one) => one.cover === cover);
  if (line && line.points !== null)
    return (
      <td className="py-2.5 ps-2 tabular-nums">
        {t("ranking.paid.table.share", { share: formatNumber(line.points / 100, language) })}
      </td>
    );
  return (
    <td className="py-2.5 ps-2 text-ink-muted">
      {t(line ? "ranking.paid.table.notStated" : "ranking.paid.table.notSold")}
    </td>
  );
}
