import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DeskChat, DeskChatLine } from "../../../contract/office/chats/routes.ts";
import { useSession } from "../frame/session.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useEventWords } from "./event-words.tsx";
import { useChatWords } from "./use-chat-words.ts";

/** One line of the log: of the visitor, of us, of one colleague to another, or what happened. */
export function ChatLine({ chat, line }: { chat: DeskChat; line: DeskChatLine }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { member } = useSession();
  const { timeOf } = useChatWords();
  const eventWords = useEventWords(chat);
  const { kind, by, text, at } = line;
  const time = <time dateTime={at}>{timeOf(at)}</time>;

  if (kind === "event")
    return (
      <p className="self-center rounded-full bg-surface px-3 py-0.5 text-center text-xs text-ink-muted">
        {eventWords(line)} · {time}
      </p>
    );
  const isSelf = by?.id === member.id;
  const name = by && !isSelf && by.name[language];
  if (kind === "note")
    return (
      <div className="w-full rounded-field border border-dashed border-line-strong bg-warning-soft px-4 py-2 text-sm text-warning-ink">
        <p className="flex flex-wrap justify-between gap-x-4 text-xs font-medium">
          {t("chats.note")}
          <span>
            <bdi>{by?.name[language]}</bdi> · {time}
          </span>
        </p>
        <Words>{text}</Words>
      </div>
    );
  return (
    <Bubble isOurs={kind === "staff"} foot={time}>
      {name ? (
        <bdi className="block text-xs font-medium text-canopy-muted">{name}</bdi>
      ) : (
        <span className="sr-only">{t(`chats.said.${isSelf ? "you" : "customer"}`)}</span>
      )}
      <Words>{text}</Words>
    </Bubble>
  );
}

function Words({ children }: { children: string }) {
  return (
    <p dir="auto" className="text-start wrap-anywhere whitespace-pre-wrap">
      {children}
    </p>
  );
}

type BubbleProps = { isOurs: boolean; foot: ReactNode; children: ReactNode };

function Bubble({ isOurs, foot, children }: BubbleProps) {
  const look = isOurs
    ? "on-canopy self-end rounded-ee-sm bg-action text-action-ink"
    : "self-start rounded-ss-sm bg-surface-raised";
  return (
    <div
      className={`max-w-[86%] min-w-24 rounded-field px-3.5 pt-2 pb-1.5 shadow-1 @min-[62rem]:max-w-[76%] ${look}`}
    >
      {children}
      <span
        className={`block text-end text-xs leading-snug ${isOurs ? "text-canopy-muted" : "text-ink-muted"}`}
      >
        {foot}
      </span>
    </div>
  );
}

export function UnsentLine({ text, hasFailed }: { text: string; hasFailed: boolean }) {
  const { t } = useTranslation("office");

  return (
    <Bubble isOurs foot={t(hasFailed ? "chats.unsent.failed" : "chats.unsent.sending")}>
      <Words>{text}</Words>
    </Bubble>
  );
}
