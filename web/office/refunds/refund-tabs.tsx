import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type RefundView, refundViews } from "../../../contract/office/refunds/routes.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { shownCount } from "../desk/count.ts";
import { caseIn, listOf } from "./refund-query.ts";

type Props = {
  shown: RefundView;
  counts: Record<RefundView, number> | undefined;
  /** The refund that is open beside the list stays open. */
  id: string | undefined;
};

export function RefundTabs({ shown, counts, id }: Props) {
  const { t } = useTranslation("office");

  return (
    <nav aria-label={t("refunds.viewsLabel")}>
      <ul className="flex flex-wrap gap-2">
        {refundViews.map((view) => {
          const count = counts?.[view];
          const isPressing = view === "late" && (count ?? 0) > 0;
          const look =
            view === shown
              ? "bg-action text-action-ink"
              : isPressing
                ? "bg-danger-soft text-danger-ink"
                : "bg-surface-sunken hover:bg-surface-ground";
          return (
            <li key={view}>
              <Link
                to={id === undefined ? listOf(view) : caseIn(view, id)}
                aria-current={view === shown ? "page" : undefined}
                className={`inline-flex min-h-target items-center gap-2 rounded-full px-3.5 text-sm font-medium ${look}`}
              >
                {t(`refunds.views.${view}`)}
                {count !== undefined && <Ltr className="font-strong">{shownCount(count)}</Ltr>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
