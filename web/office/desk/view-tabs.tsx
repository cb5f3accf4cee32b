import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type DeskView, deskViews } from "../../../contract/office/desk/requests.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { messages, requests } from "../kit/paths.ts";
import { shownCount } from "./count.ts";
import { writeListQuery } from "./list-query.ts";
import type { Counts } from "./use-counts.ts";

type Props = { shown: DeskView | "messages"; counts: Counts | undefined };

/** Views of what should not be: only where there is some. */
const rare: readonly DeskView[] = [
  "lateTwice",
  "overdueAtInsurer",
  "moneyToGoBack",
  "mailFailed",
  "paymentReview",
  "verifyingLate",
  "gatewayTrouble",
];

export function ViewTabs({ shown, counts }: Props) {
  const { t } = useTranslation("office");
  const isInSight = (view: DeskView) =>
    view === shown || !rare.includes(view) || (counts?.[view] ?? 0) > 0;

  return (
    <nav aria-label={t("desk.viewsLabel")}>
      <ul className="flex flex-wrap gap-2">
        {deskViews.filter(isInSight).map((view) => (
          <Tab
            key={view}
            to={`${requests}?${writeListQuery({ view })}`}
            isShown={view === shown}
            count={view === "all" ? undefined : counts?.[view]}
          >
            {t(`desk.views.${view}`)}
          </Tab>
        ))}
        <Tab to={messages} isShown={shown === "messages"} count={counts?.messages}>
          {t("messages.name")}
        </Tab>
      </ul>
    </nav>
  );
}

type TabProps = {
  to: string;
  isShown: boolean;
  count: number | undefined;
  children: ReactNode;
};

function Tab({ to, isShown, count, children }: TabProps) {
  const look = isShown ? "bg-action text-action-ink" : "bg-surface-sunken hover:bg-surface-ground";

  return (
    <li>
      <Link
        to={to}
        aria-current={isShown ? "page" : undefined}
        className={`inline-flex min-h-target items-center gap-2 rounded-full px-4 text-sm font-medium ${look}`}
      >
        {children}
        {count !== undefined && <Ltr className="font-strong">{shownCount(count)}</Ltr>}
      </Link>
    </li>
  );
}
