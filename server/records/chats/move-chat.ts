import { type ChatMove, chatLife, mayHappen } from "../../../domain/chat/chat-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { type Actor, writeAuditIn } from "../audit/audit-store.ts";
import { addLineIn, changeChatIn, type ChatRow } from "./chats-store.ts";

type Moved = {
  by: Actor;
  at: Date;
  /** Whom the event concerns, as the visitor is told: who answers now. */
  staffId?: string;
  set?: Partial<Pick<ChatRow, "answeredAt" | "dueAt" | "endedBy" | "wantsTranscript">>;
};

/** Only an open chat has somebody who answers, and only a waiting one waits. */
const follows = (to: ChatRow["state"], { at, staffId }: Moved) => ({
  assignee: to === "open" ? (staffId ?? null) : null,
  waitingSince: to === "waiting" ? at : null,
  ...(to === "open" && { dueAt: null }),
  ...(to === "ended" && { endedAt: at }),
});

/**
 * The only place where the state of a chat changes: with its row in the audit, and an event in its
 * log. The chat is locked.
 */
export const moveChatIn = async (
  tx: Transaction,
  chat: ChatRow,
  move: ChatMove,
  moved: Moved,
): Promise<ChatRow> => {
  if (!mayHappen(move, chat.state)) throw new Error(`a chat that is ${chat.state} is not ${move}`);
  const { to } = chatLife[move];
  const version = chat.version + 1;
  await addLineIn(tx, chat.id, {
    kind: "event",
    event: move,
    staffId: moved.staffId ?? null,
    at: moved.at,
  });
  await writeAuditIn(tx, {
    ...moved.by,
    subject: "chat",
    subjectId: chat.id,
    event: move,
    fromState: chat.state,
    toState: to,
    version,
    at: moved.at,
    ...(move === "handedOver" && { detail: { colleague: moved.staffId } }),
  });
  return changeChatIn(tx, chat.id, { state: to, version, ...follows(to, moved), ...moved.set });
};
