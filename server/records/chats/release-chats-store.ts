import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { Actor } from "../audit/audit-store.ts";
import { moveChatIn } from "./move-chat.ts";

const { chats } = schema;

/** The chats of a colleague who went away or was disabled wait again (ruling O8). Answers how many. */
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
    // As where they are erased, so that two transactions cannot deadlock.
    .orderBy(asc(chats.id))
    .for("update");
  for (const chat of open) await moveChatIn(tx, chat, "released", { by, at });
  return open.length;
};
