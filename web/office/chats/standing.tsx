import { useTranslation } from "react-i18next";
import type { DeskChat } from "../../../contract/office/chats/routes.ts";
import { useSession } from "../frame/session.tsx";
import { useStaffName } from "../kit/staff-shown.tsx";
import { useChatWords } from "./use-chat-words.ts";

/** What is to be known of a chat before one writes in it, or why one cannot. */
export function Standing({ chat }: { chat: DeskChat }) {
  const { t } = useTranslation("office");
  const { member } = useSession();
  const { timeOf } = useChatWords();
  const staffName = useStaffName();
  const { state, dueAt, email, isSignedIn, wantsTranscript, assignee, lines } = chat;
  const isOwn = assignee?.id === member.id;
  const wasMessage = lines.some(({ event }) => event === "leftAsMessage");
  const isMessage = state === "message" || (state === "open" && wasMessage);
  const goesTo = email
    ? t("chats.standing.messageMail", { email: `\u2068${email}\u2069` })
    : t("chats.standing.messageAccount");
  const stays = email || isSignedIn ? "messageNotMailed" : "messageNoMail";

  const words = [
    state === "waiting" && t("chats.standing.waiting"),
    state === "message" && dueAt && t("chats.standing.message", { moment: timeOf(dueAt) }),
    isMessage && (wantsTranscript ? goesTo : t(`chats.standing.${stays}`)),
    state === "open" &&
      assignee &&
      !isOwn &&
      t("chats.standing.other", { who: staffName(assignee) }),
    state === "ended" && t("chats.standing.ended"),
  ].filter((one) => typeof one === "string");

  if (words.length === 0) return null;
  return (
    <p
      className={`px-4 py-2 text-sm ${isMessage ? "bg-warning-soft text-warning-ink" : "bg-surface-leaf"}`}
    >
      {words.join(" ")}
    </p>
  );
}
