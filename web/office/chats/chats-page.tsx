import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useKeys } from "../frame/keys.tsx";
import { Listed } from "../kit/listed.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { Refused } from "../kit/refused.tsx";
import { AnswerButton } from "./answer-button.tsx";
import { listOf, readChatView } from "./chat-query.ts";
import { ChatTable } from "./chat-table.tsx";
import { ChatsBar } from "./chats-bar.tsx";
import { isStillOn } from "./is-still-on.ts";
import { OpenChat } from "./open-chat.tsx";
import { useAnswer } from "./use-answer.ts";
import { useChatDesk } from "./use-chat-desk.ts";
import { useChats } from "./use-chats.ts";
import { WhoIsThere } from "./who-is-there.tsx";

/** The list, the chat that is open, and its visitor; where there is little room, without the list. */
export function ChatsPage() {
  const { t } = useTranslation("office");
  const { id } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = readChatView(search);
  const shown = useChats(view);
  const waiting = useChats("waiting", view === "mine");
  const { desk, lookAtDesk } = useChatDesk();
  const table = useRef<HTMLDivElement>(null);
  const look = () => {
    shown.look();
    waiting.look();
    lookAtDesk();
  };
  const answering = useAnswer(look, look);

  const waitingRows = (view === "waiting" ? shown : waiting).list.rows ?? [];
  const isSome = view === "mine" && waitingRows.length > 0;
  // An open chat has the button itself.
  const isOpenWaiting = waitingRows.some((row) => row.id === id);
  const next =
    answering.mayAnswer && view !== "all" && !isOpenWaiting
      ? (waitingRows.find(({ state }) => state === "waiting") ?? waitingRows[0])
      : undefined;

  const move = (by: 1 | -1) => {
    const links = [...(table.current?.querySelectorAll<HTMLElement>("tbody th a") ?? [])];
    const current = links.findIndex((link) => link === document.activeElement);
    const from = current < 0 ? links.findIndex((link) => link.ariaCurrent) : current;
    links[from < 0 ? (by === 1 ? 0 : links.length - 1) : from + by]?.focus();
  };
  useKeys({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyA: next && (() => answering.answer(next)),
    KeyU: id === undefined ? undefined : () => void navigate(listOf(view)),
  });

  const tableShown = (
    <ChatTable
      view={view}
      rows={shown.list.rows ?? []}
      waiting={view === "mine" ? waitingRows : []}
      shown={id}
      next={next?.id}
      answer={
        next && (
          <AnswerButton wide isBusy={answering.isBusy} onPress={() => answering.answer(next)} />
        )
      }
    />
  );

  return (
    <div className="@container -mx-5 -my-5 lg:-mx-8 print:m-0">
      {id === undefined && <PageTitle>{t("chats.name")}</PageTitle>}
      <ChatsBar view={view} counts={shown.counts} desk={desk} id={id} />
      <div
        className={`grid content-start @min-[44rem]:h-[calc(100svh-7.125rem)] @min-[44rem]:min-h-120 @min-[44rem]:content-stretch @min-[62rem]:grid-cols-[minmax(16rem,19rem)_minmax(0,1fr)_minmax(15.5rem,19rem)] ${id === undefined ? "" : "@min-[44rem]:grid-cols-[minmax(0,1fr)_17.5rem]"}`}
      >
        <div
          ref={table}
          className={`min-h-0 overflow-y-auto ${id === undefined ? "" : "@max-[62rem]:hidden"}`}
        >
          {desk?.isElsewhere && (
            <Banner kind="info" className="m-3">
              {t("chats.elsewhere.text")}
            </Banner>
          )}
          <Refused className="m-3">{answering.failure}</Refused>
          {isSome ? (
            tableShown
          ) : (
            <Listed
              list={shown.list}
              none={t("chats.none")}
              noneHelp={t(desk?.isElsewhere ? "chats.elsewhere.none" : "chats.noneHelp")}
            >
              {() => tableShown}
            </Listed>
          )}
        </div>
        {id === undefined ? (
          <>
            <div className="grid place-items-center border-x border-line-soft bg-surface-sunken p-6 @max-[62rem]:hidden">
              <EmptyState heading={t("chats.choose")}>{t("chats.chooseHelp")}</EmptyState>
            </div>
            <div className="overflow-y-auto p-4 @max-[62rem]:hidden">
              {isStillOn(desk) && <WhoIsThere desk={desk} />}
            </div>
          </>
        ) : (
          <OpenChat key={id} id={id} view={view} desk={desk} onChanged={look} />
        )}
      </div>
    </div>
  );
}
