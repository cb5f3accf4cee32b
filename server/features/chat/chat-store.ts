import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { ChatRow } from "../../records/chats/chats-store.ts";

const { chatLines, chats, requests, staff, staffRoleRows } = schema;

const MAX_REQUESTS = 10;

/** The newest of a visitor, ended ones too. */
export const findOfVisitor = async (
  handle: Database | Transaction,
  hash: string,
  at: Date,
): Promise<ChatRow | undefined> => {
  const [row] = await handle
    .select()
    .from(chats)
    .where(and(eq(chats.visitorHash, hash), gt(chats.visitorUntil, at)))
    .orderBy(desc(chats.createdAt))
    .limit(1);
  return row;
};

export const isAnybodyAtWork = async (handle: Database | Transaction): Promise<boolean> => {
  const rows = await handle
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        isNull(staff.disabledAt),
        isNotNull(staff.passwordHash),
        isNull(staff.awaySince),
        exists(
          sql`(select from ${staffRoleRows} where ${staffRoleRows.staffId} = ${staff.id} and ${inArray(staffRoleRows.role, ["agent", "admin"])})`,
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

export const newestRequestsOf = (handle: Database | Transaction, userId: string) =>
  handle
    .select({ id: requests.id, number: requests.number })
    .from(requests)
    .where(eq(requests.userId, userId))
    .orderBy(desc(requests.createdAt))
    .limit(MAX_REQUESTS);

/** Erasing locks requests before their chats, and so does this. */
export const isOwnRequestIn = async (tx: Transaction, userId: string, id: string) => {
  const found = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, id), eq(requests.userId, userId)))
    .for("key share");
  return found.length > 0;
};

export const findOwnRequest = async (
  handle: Database | Transaction,
  userId: string,
  id: string,
) => {
  const [row] = await handle
    .select({ id: requests.id, number: requests.number })
    .from(requests)
    .where(and(eq(requests.id, id), eq(requests.userId, userId)));
  return row ?? null;
};

/** Ids of those in a state since before a moment, the oldest first. */
export const idsToSettle = (
  handle: Database | Transaction,
  { state, before, limit }: { state: "waiting" | "open"; before: Date; limit: number },
) =>
  handle
    .select({ id: chats.id })
    .from(chats)
    .where(
      and(
        eq(chats.state, state),
        lt(state === "waiting" ? chats.waitingSince : chats.lastLineAt, before),
      ),
    )
    .orderBy(asc(chats.createdAt))
    .limit(limit);

export const listStaffToName = (handle: Database | Transaction) =>
  handle.select({ id: staff.id, nameEn: staff.nameEn, nameAr: staff.nameAr }).from(staff);

/** The lines of all chats as they come; notes of colleagues, too. */
export const createLinesStore = (db: Database) => ({
  newest: async (): Promise<number> => {
    const [row] = await db
      .select({ id: chatLines.id })
      .from(chatLines)
      .orderBy(desc(chatLines.id))
      .limit(1);
    return row?.id ?? 0;
  },

  after: (id: number, limit: number) =>
    db.select().from(chatLines).where(gt(chatLines.id, id)).orderBy(asc(chatLines.id)).limit(limit),
});
