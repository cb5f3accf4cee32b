import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ChatView, DeskChat } from "../../../contract/office/chats/routes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Avatar } from "./avatar.tsx";
import { AnswerButton } from "./answer-button.tsx";
import { listOf } from "./chat-query.ts";
import { EndChat } from "./end-chat.tsx";
import { HandOver } from "./hand-over.tsx";
import type { useAnswer } from "./use-answer.ts";
import type { ChatDesk } from "./use-chat-desk.ts";
import { useChatWords } from "./use-chat-words.ts";
import type { Outbox } from "./use-outbox.ts";
import { WaitingRing } from "./waiting-ring.tsx";

type Props = {
  chat: DeskChat;
  view: ChatView;
  desk: ChatDesk | undefined;
  isOwn: boolean;
  outbox: Outbox;
  answering: ReturnType<typeof useAnswer>;
  mayTake: boolean;
  onChange: (chat: DeskChat) => void;
  onReload: () => void;
};

export function ChatHead({
  chat,
  view,
  desk,
  isOwn,
  outbox,
  answering,
  mayTake,
  ...change
}: Props) {
  const { t } = useTranslation("office");
  const { nameOf, pageOf, timeOf } = useChatWords();
  const id = useId();
  // Neither may overtake a line that is on its way.
  const isHeld = outbox.lines.length > 0;
  const isStuck = isHeld && !outbox.isSending;
  const held = { disabled: isHeld, "aria-describedby": isStuck ? id : undefined };
  const isWaiting = chat.state === "waiting" && chat.waitingSince !== null;

  return (
    <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 border-b border-line-soft bg-surface px-4 py-2">
      <Link
        to={listOf(view)}
        aria-label={t("chats.back")}
        title={t("chats.back")}
        className="-ms-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-sunken @min-[62rem]:hidden print:hidden"
      >
        <Icon name="back" size={20} className="rtl:-scale-x-100" />
      </Link>
      {isWaiting && chat.waitingSince ? (
        <WaitingRing since={chat.waitingSince} />
      ) : (
        <Avatar name={chat.name} />
      )}
      <div className="min-w-0 grow basis-28">
        <h2 tabIndex={-1} className="truncate text-lg leading-body outline-none">
          <bdi>{nameOf(chat)}</bdi>
        </h2>
        <p className="truncate text-xs text-ink-muted">
          {t("chats.subtitle", {
            language: t(`chats.languages.${chat.language}`),
            time: timeOf(chat.createdAt),
            page: pageOf(chat.page),
          })}
        </p>
      </div>
      <div className="flex items-center gap-2">
        {mayTake && (
          <AnswerButton isBusy={answering.isBusy} onPress={() => answering.answer(chat)} />
        )}
        {isOwn && <HandOver {...{ chat, desk, held }} {...change} />}
        {(isOwn || mayTake) && <EndChat {...{ chat, held }} {...change} />}
      </div>
      {isStuck && (isOwn || mayTake) && (
        <p id={id} className="basis-full text-end text-xs text-ink-muted">
          {t("chats.unsent.first")}
        </p>
      )}
    </header>
  );
}
