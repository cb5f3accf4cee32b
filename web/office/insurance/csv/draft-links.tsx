import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CsvImported } from "../../../../contract/office/insurance/csv.ts";
import { draft as draftPath } from "../../kit/paths.ts";
import { useLanguage } from "../../kit/use-language.ts";

type Props = { drafts: CsvImported["drafts"]; isMade: boolean };

/** The drafts that a file made, or would make. */
export function DraftLinks({ drafts, isMade }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <ul className="grid gap-1 text-sm">
      {drafts.map(({ plan, name, insurer, id }) => (
        <li key={plan} className="flex flex-wrap gap-x-2">
          <span className="text-ink-muted">{insurer[language]}</span>
          {id === null ? (
            <bdi>{name[language]}</bdi>
          ) : (
            <Link to={draftPath(id)} className="link">
              <bdi>{name[language]}</bdi>
            </Link>
          )}
          {id !== null && !isMade && <span>({t("insurance.csv.replaces")})</span>}
        </li>
      ))}
    </ul>
  );
}
