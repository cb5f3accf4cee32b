import type { Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import type { ChatRow } from "../../records/chats/chats-store.ts";

/** Queues the mail. The chat is locked. */
export const sendTranscriptIn = async (
  _tx: Transaction,
  _parts: Pick<Parts, "jobs">,
  _chat: ChatRow,
  _at: Date,
): Promise<void> => {};
