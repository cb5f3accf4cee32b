import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ChatView, DeskChatRow } from "../../../contract/office/chats/routes.ts";
import { MAX_OPEN } from "../../../domain/chat/chat-state.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { chatIn } from "./chat-query.ts";
import { ChatRow } from "./chat-row.tsx";

type Props = {
  view: ChatView;
  rows: readonly DeskChatRow[];
  waiting: readonly DeskChatRow[];
  shown: string | undefined;
  next: string | undefined;
  answer: ReactNode;
};

export function ChatTable({ view, rows, waiting, shown, next, answer }: Props) {
  const { t } = useTranslation("office");
  const rowOf = (row: DeskChatRow) => (
    <ChatRow
      key={row.id}
      row={row}
      to={chatIn(view, row.id)}
      isShown={row.id === shown}
      answer={row.id === next && answer}
    />
  );

  return (
    <table
      aria-label={t("chats.name")}
      className="w-full table-fixed border-separate border-spacing-0"
    >
      <colgroup>
        <col />
        <col className="w-17" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("chats.columns.who")}</th>
          <th scope="col">{t("chats.columns.when")}</th>
        </tr>
      </thead>
      {view === "all" ? (
        <tbody>{rows.map(rowOf)}</tbody>
      ) : (
        <>
          <Waiting>{view === "waiting" ? rows.map(rowOf) : waiting.map(rowOf)}</Waiting>
          {view === "mine" && rows.length > 0 && (
            <tbody>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={2}
                  className="px-4 pt-4 pb-1.5 text-start text-xs font-medium text-ink-muted"
                >
                  {t("chats.views.mine")} <Ltr>{`${rows.length} / ${MAX_OPEN}`}</Ltr>
                </th>
              </tr>
              {rows.map(rowOf)}
            </tbody>
          )}
        </>
      )}
    </table>
  );
}

/** Under the canopy: it is what must be done next. */
function Waiting({ children }: { children: readonly ReactNode[] }) {
  const { t } = useTranslation("office");

  if (children.length === 0) return null;
  return (
    <tbody className="bg-surface-raised">
      <tr>
        <th scope="rowgroup" colSpan={2} className="pb-3.5 text-start text-sm font-strong">
          <span className="scallop on-canopy flex items-center gap-2 bg-canopy px-4 pt-3 pb-2 text-canopy-ink">
            <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
            {t("chats.views.waiting")}
            <span className="ms-auto font-body text-canopy-muted">
              <Ltr>{children.length}</Ltr>
            </span>
          </span>
        </th>
      </tr>
      {children}
    </tbody>
  );
}
