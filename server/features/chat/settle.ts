import { ANSWER_WITHIN_MS, IDLE_MS } from "../../../domain/chat/chat-state.ts";
import type { Parts } from "../../parts.ts";
import { bySystem } from "../../records/audit/audit-store.ts";
import { lockChatIn } from "../../records/chats/chats-store.ts";
import { answeringIn } from "./answering.ts";
import { idsToSettle } from "./chat-store.ts";
import { endChatIn } from "./end-chat.ts";
import { leaveIn } from "./receive-line.ts";

const BATCH = 100;

/**
 * Ruling O9: whoever waited two minutes in open hours, or still waits when they end, has left a
 * message. An open chat in which nobody writes any more ends.
 */
export const createSettling = (parts: Pick<Parts, "db" | "jobs" | "keys" | "now">) => {
  const { db, now } = parts;

  const leaveMessages = async () => {
    const at = now();
    const { isOpen, answersBy } = await answeringIn(db, at);
    const before = isOpen ? new Date(at.getTime() - ANSWER_WITHIN_MS) : at;
    for (const { id } of await idsToSettle(db, { state: "waiting", before, limit: BATCH }))
      await db.transaction(async (tx) => {
        const chat = await lockChatIn(tx, id);
        const isLate = chat?.state === "waiting" && (chat.waitingSince ?? at) < before;
        if (isLate) await leaveIn(tx, chat, answersBy, at);
      });
  };

  const endIdle = async () => {
    const at = now();
    const before = new Date(at.getTime() - IDLE_MS);
    for (const { id } of await idsToSettle(db, { state: "open", before, limit: BATCH }))
      await db.transaction(async (tx) => {
        const chat = await lockChatIn(tx, id);
        if (chat?.state === "open" && chat.lastLineAt < before)
          await endChatIn(tx, parts, chat, { ender: "system", by: bySystem, at });
      });
  };

  return async () => {
    await leaveMessages();
    await endIdle();
  };
};
