import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CsvKind, PlanListed } from "../../../../contract/office/insurance/csv.ts";
import { formatMoment } from "../../../i18n/formats.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { draft as draftPath, insurer as insurerPath } from "../../kit/paths.ts";
import { useLanguage } from "../../kit/use-language.ts";

type Props = { kind: CsvKind; rows: readonly PlanListed[] };

const columns = ["insurer", "plan", "cover", "number", "since", "draft"] as const;

/** All plans, or the editions of all plans, as they count now. */
export function SheetTable({ kind, rows }: Props) {
  const { t } = useTranslation("office");

  return (
    <div className="overflow-x-auto rounded-card bg-surface-raised shadow-1">
      <table aria-label={t(`insurance.csv.kinds.${kind}`)} className="w-full text-sm">
        <thead>
          <tr className="text-xs text-ink-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2.5 text-start font-medium">
                {column === "number"
                  ? t(`insurance.csv.columns.number.${kind}`)
                  : t(`insurance.csv.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SheetRow key={row.id} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SheetRow({ name, insurer, coverType, isOnSale, number, since, draft }: PlanListed) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <tr className="border-t border-line">
      <td className="px-3 py-2.5">
        <Link to={insurerPath(insurer.slug)} className="link">
          {insurer.name[language]}
        </Link>
      </td>
      <th scope="row" className="px-3 py-2.5 text-start font-medium">
        <bdi>{name[language]}</bdi>
        {!isOnSale && (
          <span className="ms-2 font-normal text-ink-muted">{t("insurance.csv.notOnSale")}</span>
        )}
      </th>
      <td className="px-3 py-2.5">{t(`insurance.csv.covers.${coverType}`)}</td>
      <td className="px-3 py-2.5">
        <Ltr>{number}</Ltr>
      </td>
      <td className="px-3 py-2.5 whitespace-nowrap">{formatMoment(since, language)}</td>
      <td className="px-3 py-2.5 whitespace-nowrap">
        {draft !== null && (
          <Link to={draftPath(draft)} className="link">
            {t("insurance.csv.openDraft")}
          </Link>
        )}
      </td>
    </tr>
  );
}
