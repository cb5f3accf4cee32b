import type { ChatLine, ChatShown } from "../../../contract/chat.ts";
import { momentOf } from "../../../contract/values.ts";
import type { Database } from "../../adapters/database/database.ts";
import type { Customer } from "../../http/access.ts";
import {
  type ChatRow,
  findChat,
  type LineRow,
  linesAfter,
} from "../../records/chats/chats-store.ts";
import { answeringIn, presentAnswering } from "./answering.ts";
import { findOwnRequest, newestRequestsOf } from "./chat-store.ts";
import { type NamePerson, readPersons } from "./read-persons.ts";

/** What its visitor sees of a line; undefined for notes of colleagues. */
export const presentLine = (line: LineRow, named: NamePerson): ChatLine | undefined => {
  const { kind, number, event, staffId, text, key, at } = line;
  if (kind === "note") return undefined;
  return {
    number,
    kind,
    event,
    by: staffId === null ? null : named(staffId),
    text,
    key: kind === "customer" ? key : null,
    at: at.toISOString(),
  };
};

/** The lines are read first: what they say happened must not be missing in the chat. */
const presentOf = async (
  db: Database,
  found: ChatRow,
  { customer, after }: { customer?: Customer; after: number },
) => {
  const named = await readPersons(db);
  const lines = await linesAfter(db, found.id, after);
  const chat = (await findChat(db, found.id)) ?? found;
  return {
    id: chat.id,
    state: chat.state,
    lines: lines.flatMap((line) => presentLine(line, named) ?? []),
    person: chat.assignee === null ? null : named(chat.assignee),
    endedBy: chat.endedBy,
    dueAt: momentOf(chat.dueAt),
    hasEmail: chat.email !== null || chat.userId !== null,
    wantsTranscript: chat.wantsTranscript,
    // Staff may have kept it as a note on somebody else's.
    request:
      customer && chat.requestId !== null
        ? await findOwnRequest(db, customer.id, chat.requestId)
        : null,
  };
};

export const presentChat = async (
  db: Database,
  now: Date,
  { chat, ...asked }: { chat?: ChatRow; customer?: Customer; after: number },
): Promise<ChatShown> => ({
  chat: chat ? await presentOf(db, chat, asked) : null,
  answering: presentAnswering(await answeringIn(db, now)),
  isSignedIn: asked.customer !== undefined,
  requests: asked.customer ? await newestRequestsOf(db, asked.customer.id) : [],
});
