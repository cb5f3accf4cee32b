import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { type Actor, bySystem, writeAuditIn } from "../../records/audit/audit-store.ts";
import { isChatOf } from "../../records/chats/chats-store.ts";
import type { Person } from "../../records/clients/clients-store.ts";
import { noteErasedIn } from "../../records/files/erasures-store.ts";

const { chatLines, chats } = schema;

/** Its lines go with it. Answers how many were deleted. */
const deleteIn = async (
  tx: Transaction,
  condition: SQL | undefined,
  by: Actor,
  at: Date,
  limit?: number,
) => {
  // Ordered by id, so that two transactions cannot deadlock.
  const due = tx.select({ id: chats.id }).from(chats).where(condition).orderBy(asc(chats.id));
  const locked = await (limit === undefined ? due : due.limit(limit)).for("update");
  if (locked.length === 0) return 0;
  const ids = locked.map(({ id }) => id);
  const deleted = await tx
    .delete(chats)
    .where(inArray(chats.id, ids))
    .returning({ id: chats.id, state: chats.state });
  await noteErasedIn(tx, "chat", ids, at);
  await writeAuditIn(
    tx,
    ...deleted.map(({ id, state }) => ({
      ...by,
      at,
      subject: "chat" as const,
      subjectId: id,
      event: "erased" as const,
      fromState: state,
    })),
  );
  return deleted.length;
};

/** As long as the request is kept, so are its chats (ruling D2). */
export const deleteChatsOfRequestIn = (tx: Transaction, requestId: string, by: Actor, at: Date) =>
  deleteIn(tx, eq(chats.requestId, requestId), by, at);

/** `withoutRequest` leaves those that belong to a request that is kept, be it another person's. */
export const deleteChatsOfIn = (
  tx: Transaction,
  person: Person,
  which: "all" | "withoutRequest",
  by: Actor,
  at: Date,
) =>
  deleteIn(
    tx,
    and(isChatOf(person), which === "withoutRequest" ? isNull(chats.requestId) : undefined),
    by,
    at,
  );

export const deleteChatIn = async (tx: Transaction, id: string, at: Date) =>
  (await deleteIn(tx, eq(chats.id, id), bySystem, at)) > 0;

/** A message that was never answered is over with its last line. */
const isOverBefore = (before: Date) =>
  or(lt(chats.endedAt, before), and(eq(chats.state, "message"), lt(chats.lastLineAt, before)));

export const deleteChatsBeforeIn = (
  tx: Transaction,
  { before, at, limit }: { before: Date; at: Date; limit: number },
) => deleteIn(tx, and(isOverBefore(before), isNull(chats.requestId)), bySystem, at, limit);

/** The newest first, each with what its two sides wrote; a note stays between colleagues (ruling O4). */
export const chatsOf = async (db: Database, person: Person) => {
  const found = await db
    .select()
    .from(chats)
    .where(isChatOf(person))
    .orderBy(desc(chats.createdAt), desc(chats.id));
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select({
      chatId: chatLines.chatId,
      kind: chatLines.kind,
      text: chatLines.text,
      at: chatLines.at,
    })
    .from(chatLines)
    .where(
      and(inArray(chatLines.chatId, ids), inArray(chatLines.kind, ["customer", "staff", "note"])),
    )
    .orderBy(asc(chatLines.chatId), asc(chatLines.number));
  const linesOf = Map.groupBy(lines, ({ chatId }) => chatId);
  return found.map((chat) => {
    const all = linesOf.get(chat.id) ?? [];
    return {
      ...chat,
      lines: all.flatMap(({ kind, text, at }) =>
        kind === "customer" || kind === "staff" ? [{ by: kind, text, at }] : [],
      ),
      hasNote: all.some(({ kind }) => kind === "note"),
    };
  });
};
