import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { formatShortDate } from "../../i18n/formats.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { StatePill } from "../desk/state-pill.tsx";
import { request as pathOf } from "../kit/paths.ts";
import { useLanguage } from "../kit/use-language.ts";
import { Panel } from "../kit/panel.tsx";

type Props = { request: DeskRequest; search: string };

/** Other requests of the same person or plate. */
export function Related({ request: { related }, search }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  if (related.length === 0) return null;
  return (
    <Panel heading={t("request.related")}>
      <ul className="text-sm">
        {related.map(({ id, number, name, state, createdAt }) => (
          <li
            key={id}
            className="relative flex items-center justify-between gap-4 border-t border-line py-2.5 first:border-0"
          >
            <span className="min-w-0">
              <Link to={`${pathOf(id)}?${search}`} className="font-strong hover:underline">
                <Ltr>{number}</Ltr>
              </Link>
              <span className="block text-xs text-ink-muted">
                <bdi>{name}</bdi> · {formatShortDate(createdAt, language)}
              </span>
            </span>
            <StatePill state={state} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
