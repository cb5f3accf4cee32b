import type { ChatLine, ChatShown } from "../../../contract/chat.ts";
import { shortEmail } from "../../../domain/chat/short-email.ts";
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
import { isReached } from "./known-reach.ts";
import { type NamePerson, readPersons } from "./read-persons.ts";
import { needsAnswerIn } from "./transcript.ts";

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
    hasEmail: isReached(chat),
    email: chat.email === null ? null : shortEmail(chat.email),
    wantsTranscript: chat.wantsTranscript,
    copyNeedsAnswer: await needsAnswerIn(db, {
      email: chat.email,
      userId: chat.userId ?? customer?.id ?? null,
    }),
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
