import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskChatRow } from "../../../contract/office/chats/routes.ts";
import { useSession } from "../frame/session.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { Avatar } from "./avatar.tsx";
import { useChatWords } from "./use-chat-words.ts";
import { WaitingRing } from "./waiting-ring.tsx";

type Props = { row: DeskChatRow; to: string; isShown: boolean; answer?: ReactNode };

export function ChatRow({ row, to, isShown, answer }: Props) {
  const { nameOf } = useChatWords();
  const { state, waitingSince } = row;
  const isWaiting = state === "waiting" && waitingSince !== null;
  const ground = isShown
    ? "bg-surface-raised"
    : "hover:bg-surface-soft has-[:focus-visible]:bg-surface-leaf";

  return (
    <tr className={`relative ${ground}`}>
      <th
        scope="row"
        colSpan={isWaiting ? 2 : 1}
        className={`border-b border-s-4 border-b-line-soft py-2.5 ps-2.5 text-start align-top font-body ${isWaiting ? "pe-3" : "pe-1"} ${isShown ? "border-s-accent" : "border-s-transparent"}`}
      >
        <span className="flex items-start gap-2.5">
          {isWaiting ? <WaitingRing since={waitingSince} /> : <Avatar name={row.name} />}
          <span className="grid min-w-0 grow">
            <Link
              to={to}
              aria-current={isShown || undefined}
              className="truncate pb-0.5 leading-body font-strong before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
            >
              <bdi>{nameOf(row)}</bdi>
            </Link>
            <LastText row={row} />
            <About row={row} />
          </span>
        </span>
        {answer && <span className="relative mt-2 block">{answer}</span>}
      </th>
      {!isWaiting && (
        <td className="border-b border-b-line-soft py-3 ps-1 pe-3 text-end align-top text-xs text-ink-muted">
          <Since row={row} />
        </td>
      )}
    </tr>
  );
}

function LastText({ row: { lastText, lastBy, assignee } }: Pick<Props, "row">) {
  const { t } = useTranslation("office");
  const { member } = useSession();
  const isOwn = lastBy === "staff" && assignee?.id === member.id;

  return (
    <span dir={isOwn ? undefined : "auto"} className="truncate text-start text-sm text-ink-muted">
      {isOwn ? t("chats.you", { text: `\u2068${lastText}\u2069` }) : lastText}
    </span>
  );
}

/** Where it began, and who answers where that is somebody else, or what one owes its visitor. */
function About({ row: { page, state, dueAt, assignee, lastBy } }: Pick<Props, "row">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { member } = useSession();
  const { pageOf, timeOf } = useChatWords();

  if (state === "message" && dueAt)
    return (
      <span className="text-xs font-medium text-warning-ink">
        {t("chats.message", { moment: timeOf(dueAt) })}
      </span>
    );
  const isOwn = assignee?.id === member.id;
  if (state === "open" && isOwn && lastBy === "customer")
    return (
      <span className="flex items-center gap-1.5 text-xs font-strong">
        <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
        {t("chats.unanswered")}
      </span>
    );
  return (
    <span className="truncate text-xs text-ink-muted">
      {pageOf(page)}
      {assignee && !isOwn && (
        <>
          {" · "}
          <bdi className="font-medium">{assignee.name[language]}</bdi>
        </>
      )}
    </span>
  );
}

function Since({ row: { state, lastLineAt } }: Pick<Props, "row">) {
  const { t } = useTranslation("office");
  const { dayOrTimeOf } = useChatWords();

  return (
    <>
      <time dateTime={lastLineAt}>{dayOrTimeOf(lastLineAt)}</time>
      {state === "ended" && <span className="block">{t("chats.ended")}</span>}
    </>
  );
}
