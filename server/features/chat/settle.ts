import { ANSWER_WITHIN_MS, FORGOTTEN_MS, IDLE_MS } from "../../../domain/chat/chat-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import { bySystem } from "../../records/audit/audit-store.ts";
import { type ChatRow, lockChatIn } from "../../records/chats/chats-store.ts";
import { moveChatIn } from "../../records/chats/move-chat.ts";
import { answeringIn } from "./answering.ts";
import { idsToSettle } from "./chat-store.ts";
import { endChatIn } from "./end-chat.ts";
import { leaveIn } from "./receive-line.ts";

const BATCH = 100;

type SettleIn = (tx: Transaction, chat: ChatRow, at: Date) => Promise<unknown>;

/**
 * Ruling O9: a visitor who waited two minutes in open hours, or who still waits when they end, has
 * left a message. An open chat whose visitor had no answer waits again; one whose visitor does not
 * go on ends. Nothing is settled while the database may be older than what happened (ruling D3).
 */
export const createSettling = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "now" | "restoring">,
  onError: (error: Error) => void,
) => {
  const { db, now, restoring } = parts;
  const earlier = (at: Date, milliseconds: number) => new Date(at.getTime() - milliseconds);

  /** One that fails does not hold up the others. */
  const settleEach = async (state: "waiting" | "open", before: Date, settleIn: SettleIn) => {
    for (const { id } of await idsToSettle(db, { state, before, limit: BATCH }))
      await db
        .transaction(async (tx) => {
          const chat = await lockChatIn(tx, id);
          if (chat?.state === state) await settleIn(tx, chat, now());
        })
        .catch(onError);
  };

  const leaveMessages = async () => {
    const at = now();
    const { isOpen, answersBy } = await answeringIn(db, at);
    const before = isOpen ? earlier(at, ANSWER_WITHIN_MS) : at;
    await settleEach("waiting", before, async (tx, chat) => {
      if ((chat.waitingSince ?? at) < before) await leaveIn(tx, chat, answersBy, at);
    });
  };

  const settleOpen = () =>
    settleEach("open", earlier(now(), FORGOTTEN_MS), async (tx, chat, at) => {
      const by = bySystem;
      if (chat.lastBy === "customer") {
        if (chat.lastLineAt < earlier(at, FORGOTTEN_MS))
          await moveChatIn(tx, chat, "released", { by, at });
      } else if (chat.lastLineAt < earlier(at, IDLE_MS))
        await endChatIn(tx, parts, chat, { ender: "system", by, at });
    });

  return async () => {
    if (restoring.isOn()) return;
    await leaveMessages();
    await settleOpen();
  };
};
