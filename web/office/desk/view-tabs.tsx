import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { deskViews } from "../../../contract/office/requests.ts";
import { requests } from "../kit/paths.ts";
import { shownCount } from "./count.ts";
import { type ListQuery, writeListQuery } from "./list-query.ts";
import type { Counts } from "./use-counts.ts";

type Props = { query: ListQuery; counts: Counts | undefined };

export function ViewTabs({ query, counts }: Props) {
  const { t } = useTranslation("office");

  return (
    <nav aria-label={t("desk.viewsLabel")}>
      <ul className="flex flex-wrap gap-2">
        {deskViews.map((view) => {
          const isShown = view === query.view;
          const look = isShown
            ? "bg-action text-action-ink"
            : "bg-surface-sunken hover:bg-surface-ground";
          return (
            <li key={view}>
              <Link
                to={`${requests}?${writeListQuery({ view })}`}
                aria-current={isShown ? "page" : undefined}
                className={`inline-flex min-h-target items-center gap-2 rounded-full px-4 text-sm font-medium ${look}`}
              >
                {t(`desk.views.${view}`)}
                {counts && view !== "all" && (
                  <bdi className="font-strong">{shownCount(counts[view])}</bdi>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
