import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type ChatView, chatViews } from "../../../contract/office/chats/routes.ts";
import { clockTime } from "../../../domain/dubai-time.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { shownCount } from "../desk/count.ts";
import { useSession } from "../frame/session.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { chatIn, listOf } from "./chat-query.ts";
import { isStillOn } from "./is-still-on.ts";
import { SoundButton } from "./sound-button.tsx";
import type { ChatDesk } from "./use-chat-desk.ts";
import { useChatWords } from "./use-chat-words.ts";

type Props = {
  view: ChatView;
  counts: { waiting: number; mine: number } | undefined;
  desk: ChatDesk | undefined;
  /** The chat that is open beside the list stays open. */
  id: string | undefined;
};

export function ChatsBar({ view, counts, desk, id }: Props) {
  const { t } = useTranslation("office");
  const { member } = useSession();
  const hearsSound = member.roles.some((role) => role !== "compliance");
  const countOf = { waiting: counts?.waiting, mine: counts?.mine, all: undefined };

  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line-soft px-5 py-1.5 @max-[44rem]:px-4">
      <h1 className="text-title">{t("chats.name")}</h1>
      {desk && (
        <p className={`text-sm text-ink-muted ${id === undefined ? "" : "@max-[62rem]:hidden"}`}>
          <DeskWords desk={desk} />
        </p>
      )}
      <nav
        aria-label={t("chats.viewsLabel")}
        className={`ms-auto ${id === undefined ? "" : "@max-[62rem]:hidden"}`}
      >
        <ul className="flex rounded-full bg-surface-sunken p-0.5">
          {chatViews.map((one) => (
            <li key={one}>
              <Link
                to={id === undefined ? listOf(one) : chatIn(one, id)}
                aria-current={one === view ? "page" : undefined}
                className={`inline-flex min-h-10 items-center gap-2 rounded-full px-4 text-sm font-medium ${one === view ? "bg-surface-raised shadow-1" : "hover:bg-surface-ground"}`}
              >
                {t(`chats.views.${one}`)}
                {countOf[one] !== undefined && (
                  <Ltr className="font-body">{shownCount(countOf[one])}</Ltr>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <span className={id === undefined ? "" : "@max-[62rem]:ms-auto"}>
        {hearsSound && isStillOn(desk) && <SoundButton />}
      </span>
    </header>
  );
}

/** "Open until 18:00, two colleagues there" */
function DeskWords({ desk }: { desk: ChatDesk }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { timeOf } = useChatWords();
  const { isOpen, until, opensAt } = desk.answering;
  if (desk.isElsewhere) return t("chats.elsewhere.short");
  const there = desk.colleagues.filter(({ isAway }) => !isAway).length;

  if (isOpen && until)
    return (
      <>
        {t("chats.desk.open", { time: isolated(clockTime(new Date(until)), language) })}
        {" · "}
        {t("chats.desk.there", { count: there })}
      </>
    );
  if (opensAt) return t("chats.desk.closed", { moment: timeOf(opensAt) });
  return t("chats.desk.nobody");
}
