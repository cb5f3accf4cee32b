import type { ChatLine, ChatShown } from "../../../contract/chat.ts";
import { momentOf } from "../../../contract/values.ts";
import type { Database } from "../../adapters/database/database.ts";
import type { Customer } from "../../http/access.ts";
import { type ChatRow, type LineRow, linesAfter } from "../../records/chats/chats-store.ts";
import { answeringIn, presentAnswering } from "./answering.ts";
import { findRequestNumber, newestRequestsOf } from "./chat-store.ts";
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

const presentOf = async (db: Database, chat: ChatRow, after: number) => {
  const named = await readPersons(db);
  const lines = await linesAfter(db, chat.id, after);
  return {
    id: chat.id,
    state: chat.state,
    lines: lines.flatMap((line) => presentLine(line, named) ?? []),
    person: chat.assignee === null ? null : named(chat.assignee),
    endedBy: chat.endedBy,
    dueAt: momentOf(chat.dueAt),
    hasEmail: chat.email !== null || chat.userId !== null,
    wantsTranscript: chat.wantsTranscript,
    request: chat.requestId === null ? null : await findRequestNumber(db, chat.requestId),
  };
};

export const presentChat = async (
  db: Database,
  now: Date,
  { chat, customer, after }: { chat?: ChatRow; customer?: Customer; after: number },
): Promise<ChatShown> => ({
  chat: chat ? await presentOf(db, chat, after) : null,
  answering: presentAnswering(await answeringIn(db, now)),
  isSignedIn: customer !== undefined,
  requests: customer ? await newestRequestsOf(db, customer.id) : [],
});
