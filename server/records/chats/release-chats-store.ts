import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { Actor } from "../audit/audit-store.ts";
import { moveChatIn } from "./move-chat.ts";

const { chats } = schema;

/** Whose colleague went away or was disabled waits again (ruling O8). Answers how many. */
export const releaseChatsOfIn = async (
  tx: Transaction,
  staffId: string,
  by: Actor,
  at: Date,
): Promise<number> => {
  const open = await tx
    .select()
    .from(chats)
    .where(and(eq(chats.assignee, staffId), eq(chats.state, "open")))
    .for("update");
  for (const chat of open) await moveChatIn(tx, chat, "released", { by, at });
  return open.length;
};
