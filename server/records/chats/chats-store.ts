import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { Person } from "../clients/clients-store.ts";

const { chatLines, chats } = schema;

export type ChatRow = typeof chats.$inferSelect;
export type LineRow = typeof chatLines.$inferSelect;
export type NewLine = Pick<LineRow, "kind" | "at"> &
  Partial<Pick<LineRow, "event" | "staffId" | "key" | "text">>;

/** Also of a visitor without an account who gave the person's address, like messages. */
export const isChatOf = ({ userId, email }: Person) =>
  or(
    userId === null ? undefined : eq(chats.userId, userId),
    and(isNull(chats.userId), eq(chats.email, email)),
  );

export const findChat = async (
  handle: Database | Transaction,
  id: string,
): Promise<ChatRow | undefined> => {
  const [row] = await handle.select().from(chats).where(eq(chats.id, id));
  return row;
};

export const lockChatIn = async (tx: Transaction, id: string): Promise<ChatRow | undefined> => {
  const [row] = await tx.select().from(chats).where(eq(chats.id, id)).for("update");
  return row;
};

export const insertChatIn = async (
  tx: Transaction,
  chat: typeof chats.$inferInsert,
): Promise<ChatRow> => {
  const [row] = await tx.insert(chats).values(chat).returning();
  if (!row) throw new Error("a chat was not stored");
  return row;
};

export const changeChatIn = async (
  tx: Transaction,
  id: string,
  change: Partial<typeof chats.$inferInsert>,
): Promise<ChatRow> => {
  const [row] = await tx.update(chats).set(change).where(eq(chats.id, id)).returning();
  if (!row) throw new Error("a chat that was locked is gone");
  return row;
};

/** The lock of its chat, taken here, gives the number: lines are stored in the order of their numbers. */
export const addLineIn = async (
  tx: Transaction,
  chatId: string,
  line: NewLine,
): Promise<number> => {
  const isSaid = line.kind === "customer" || line.kind === "staff";
  const [row] = await tx
    .update(chats)
    .set({
      lines: sql`${chats.lines} + 1`,
      lastLineAt: line.at,
      ...(isSaid && { lastBy: line.kind as "customer" | "staff" }),
    })
    .where(eq(chats.id, chatId))
    .returning({ number: chats.lines });
  if (!row) throw new Error("a chat that was locked is gone");
  await tx.insert(chatLines).values({ ...line, chatId, number: row.number });
  return row.number;
};

export const findLineByKey = async (handle: Database | Transaction, key: string) => {
  const [row] = await handle
    .select({ chatId: chatLines.chatId, number: chatLines.number, kind: chatLines.kind })
    .from(chatLines)
    .where(eq(chatLines.key, key));
  return row;
};

export const linesAfter = (
  handle: Database | Transaction,
  chatId: string,
  after: number,
): Promise<LineRow[]> =>
  handle
    .select()
    .from(chatLines)
    .where(and(eq(chatLines.chatId, chatId), gt(chatLines.number, after)))
    .orderBy(asc(chatLines.number));
