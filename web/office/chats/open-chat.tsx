import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { ChatView, DeskChat } from "../../../contract/office/chats/routes.ts";
import { mayHappen } from "../../../domain/chat/chat-state.ts";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useKeys } from "../frame/keys.tsx";
import { useSession } from "../frame/session.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { Refused } from "../kit/refused.tsx";
import { Becomes } from "./becomes.tsx";
import { ChatHead } from "./chat-head.tsx";
import { ChatLog } from "./chat-log.tsx";
import { Composer } from "./composer.tsx";
import { isStillOn } from "./is-still-on.ts";
import { keptHere } from "./kept-here.ts";
import { Standing } from "./standing.tsx";
import { useAnswer } from "./use-answer.ts";
import { useChat } from "./use-chat.ts";
import type { ChatDesk } from "./use-chat-desk.ts";
import { useChatWords } from "./use-chat-words.ts";
import { useOutbox } from "./use-outbox.ts";
import { VisitorFacts } from "./visitor-facts.tsx";
import { WhoIsThere } from "./who-is-there.tsx";

type Props = {
  id: string;
  view: ChatView;
  desk: ChatDesk | undefined;
  onChanged: () => void;
};

export function OpenChat({ id, view, desk, onChanged }: Props) {
  const { t } = useTranslation("office");
  const { nameOf } = useChatWords();
  const { chat, failure, isLoading, show, look, reload } = useChat(id);
  const { member } = useSession();

  const change = (found: DeskChat) => {
    show(found);
    onChanged();
  };
  const isOwn = chat?.state === "open" && chat.assignee?.id === member.id;

  return (
    <>
      <PageTitle>{chat ? nameOf(chat) : t("chats.title")}</PageTitle>
      <section
        aria-label={t("chats.title")}
        className="flex min-h-0 flex-col border-line-soft bg-surface-sunken @max-[44rem]:h-[calc(100svh-7.125rem)] @max-[44rem]:min-h-112 @min-[62rem]:border-x"
      >
        {failure && (
          <div className="p-4">
            <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={reload}>
              {failure}
            </LoadFailed>
          </div>
        )}
        {!chat && !failure && <Skeleton shape="block" className="m-4 h-60" />}
        {chat && (
          <Conversation
            {...{ chat, view, desk, isOwn }}
            onChange={change}
            onLine={show}
            onReload={() => {
              look();
              onChanged();
            }}
          />
        )}
      </section>
      <div className="grid min-h-0 content-start gap-3 overflow-y-auto p-4 @min-[44rem]:border-s @min-[44rem]:border-line-soft @min-[62rem]:border-s-0">
        {chat && <VisitorFacts chat={chat} />}
        {chat && <Becomes chat={chat} onChange={change} onReload={look} />}
        {isStillOn(desk) && <WhoIsThere desk={desk} />}
      </div>
    </>
  );
}

type ConversationProps = {
  chat: DeskChat;
  view: ChatView;
  desk: ChatDesk | undefined;
  isOwn: boolean;
  onChange: (chat: DeskChat) => void;
  /** The stream tells the list. */
  onLine: (chat: DeskChat) => void;
  onReload: () => void;
};

function Conversation(props: ConversationProps) {
  const { chat, view, desk, isOwn, onChange, onLine, onReload } = props;
  const { member } = useSession();
  const location = useLocation();
  const [here] = useState(() => keptHere(member.id, chat.id));
  const [draft, setDraft] = useState(() => here.read().draft);
  const outbox = useOutbox({ chat, here, onSent: onLine, onRefused: onReload });
  const answering = useAnswer(onChange, onReload);
  const mayTake = answering.mayAnswer && mayHappen("answered", chat.state);
  const isJustAnswered = (location.state as { isAnswered?: boolean } | null)?.isAnswered === true;

  useKeys({ KeyA: mayTake ? () => answering.answer(chat) : undefined });

  const write = (text: string) => {
    setDraft(text);
    here.keep({ draft: text });
  };
  const takeBack = (text: string) => write([draft, text].filter((one) => one !== "").join("\n"));

  return (
    <>
      <ChatHead {...{ chat, view, desk, isOwn, outbox, answering, mayTake, onChange, onReload }} />
      <Standing chat={chat} />
      <Refused className="m-3">{answering.failure}</Refused>
      <div className="grid min-h-0 grow">
        <ChatLog
          chat={chat}
          outbox={outbox}
          here={here}
          onTakeBack={isOwn ? takeBack : undefined}
        />
      </div>
      {isOwn && (
        <Composer
          chat={chat}
          draft={draft}
          onDraft={write}
          onSend={outbox.send}
          takesFocus={isJustAnswered}
        />
      )}
    </>
  );
}
