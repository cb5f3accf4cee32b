import { randomUUID } from "node:crypto";
import { DAY_MS } from "../../../domain/durations.ts";
import type { Language } from "../../../domain/language.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { byCustomer, bySystem, byVisitor, writeAuditIn } from "../../records/audit/audit-store.ts";
import {
  addLineIn,
  changeChatIn,
  type ChatRow,
  findLineByKey,
  insertChatIn,
  lockChatIn,
} from "../../records/chats/chats-store.ts";
import { moveChatIn } from "../../records/chats/move-chat.ts";
import { answeringIn } from "./answering.ts";
import { isReached, withReach } from "./known-reach.ts";
import type { Line } from "./read-line.ts";
import { hashOf, type Visitor } from "./visitor.ts";

export const actorOf = ({ customer }: Visitor) => (customer ? byCustomer(customer.id) : byVisitor);

/** The answer comes by mail then, where we know an address. The chat is locked. */
export const leaveIn = async (
  tx: Transaction,
  chat: ChatRow,
  answersBy: Date,
  at: Date,
): Promise<ChatRow> =>
  moveChatIn(tx, chat, "leftAsMessage", {
    by: bySystem,
    at,
    set: { dueAt: answersBy, wantsTranscript: isReached(chat) },
  });

export type Begin = { line: Line; page: string; language: Language };

export const beginIn = async (
  tx: Transaction,
  visitor: Visitor,
  { line, page, language }: Begin,
  token: string,
  at: Date,
): Promise<ChatRow> => {
  const chat = await insertChatIn(tx, {
    id: randomUUID(),
    state: "waiting",
    visitorHash: hashOf(token),
    visitorUntil: new Date(at.getTime() + DAY_MS),
    language,
    page,
    userId: visitor.customer?.id ?? null,
    ...line.contact,
    waitingSince: at,
    lastBy: "customer",
    lastLineAt: at,
    createdAt: at,
  });
  await addLineIn(tx, chat.id, { kind: "customer", text: line.text, key: line.key, at });
  await writeAuditIn(tx, {
    ...actorOf(visitor),
    subject: "chat",
    subjectId: chat.id,
    event: "received",
    toState: chat.state,
    version: chat.version,
    at,
  });
  const { isOpen, answersBy } = await answeringIn(tx, at);
  return isOpen ? chat : leaveIn(tx, chat, answersBy, at);
};

/** Answers undefined where it has ended meanwhile: the line begins another one. */
export const continueIn = async (
  tx: Transaction,
  id: string,
  visitor: Visitor,
  line: Line,
  at: Date,
) => {
  const chat = await lockChatIn(tx, id);
  if (!chat || chat.state === "ended") return undefined;
  const sent = line.key === null ? undefined : await findLineByKey(tx, line.key);
  if (sent) return chat;
  await addLineIn(tx, id, { kind: "customer", text: line.text, key: line.key, at });
  const userId = visitor.customer?.id ?? chat.userId;
  const email = line.contact.email ?? chat.email;
  return changeChatIn(tx, id, { ...line.contact, ...withReach(chat, { email, userId }) });
};
