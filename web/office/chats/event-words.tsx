import { useTranslation } from "react-i18next";
import type { DeskChat, DeskChatLine } from "../../../contract/office/chats/routes.ts";
import { MINUTE_MS } from "../../../domain/durations.ts";
import { formatDuration } from "../../i18n/formats.ts";
import { useStaffName } from "../kit/staff-shown.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useChatWords } from "./use-chat-words.ts";

const enders = {
  customer: "chats.events.endedByCustomer",
  staff: "chats.events.endedByStaff",
  system: "chats.events.endedBySystem",
} as const;

export function useEventWords(chat: DeskChat) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { pageOf } = useChatWords();
  const staffName = useStaffName();
  const first = chat.lines.find(({ event }) => event === "answered");

  const waited = () => {
    const ms = Date.parse(first?.at ?? chat.createdAt) - Date.parse(chat.createdAt);
    return ms < 2 * MINUTE_MS
      ? t("chats.seconds", { count: Math.max(0, Math.round(ms / 1_000)) })
      : formatDuration(Math.round(ms / MINUTE_MS), "minute", language);
  };

  return ({ event, by, number }: DeskChatLine): string => {
    const who = by ? staffName(by) : "";
    if (event === null) return "";
    if (event === "received") return pageOf(chat.page);
    if (event === "ended") return t(enders[chat.endedBy ?? "system"]);
    if (event === "answered" && number === first?.number)
      return t("chats.events.firstAnswer", { who, waited: waited() });
    return t(`chats.events.${event}`, { who });
  };
}
