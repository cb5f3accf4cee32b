import type { ChatEnder } from "../../../domain/chat/chat-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import type { Actor } from "../../records/audit/audit-store.ts";
import type { ChatRow } from "../../records/chats/chats-store.ts";
import { moveChatIn } from "../../records/chats/move-chat.ts";
import { sendTranscriptIn } from "./transcript.ts";

/** The transcript goes out with the end where it was asked for. The chat is locked. */
export const endChatIn = async (
  tx: Transaction,
  parts: Pick<Parts, "jobs" | "keys">,
  chat: ChatRow,
  { ender, by, at }: { ender: ChatEnder; by: Actor; at: Date },
): Promise<ChatRow> => {
  const ended = await moveChatIn(tx, chat, "ended", { by, at, set: { endedBy: ender } });
  if (ended.wantsTranscript) await sendTranscriptIn(tx, parts, ended, at);
  return ended;
};
