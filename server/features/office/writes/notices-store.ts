import { and, desc, eq, isNull } from "drizzle-orm";
import { staffName } from "../../../../domain/accounts/staff-name.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { requests, staff, staffNotices } = schema;

const MAX_SHOWN = 50;

export const insertNoticeIn = async (tx: Transaction, notice: typeof staffNotices.$inferInsert) => {
  await tx.insert(staffNotices).values(notice);
};

/** Who opens the request needs no line about it any more. */
export const readNoticesOfIn = async (
  tx: Transaction,
  { requestId, staffId }: { requestId: string; staffId: string },
  readAt: Date,
) => {
  await tx
    .update(staffNotices)
    .set({ readAt })
    .where(
      and(
        eq(staffNotices.requestId, requestId),
        eq(staffNotices.staffId, staffId),
        isNull(staffNotices.readAt),
      ),
    );
};

export const createNoticesStore = (db: Database) => ({
  unreadOf: async (staffId: string) => {
    const rows = await db
      .select({
        notice: staffNotices,
        number: requests.number,
        by: { nameEn: staff.nameEn, nameAr: staff.nameAr, email: staff.email },
      })
      .from(staffNotices)
      .innerJoin(requests, eq(requests.id, staffNotices.requestId))
      .innerJoin(staff, eq(staff.id, staffNotices.by))
      .where(and(eq(staffNotices.staffId, staffId), isNull(staffNotices.readAt)))
      .orderBy(desc(staffNotices.at))
      .limit(MAX_SHOWN);
    return rows.map(({ notice, number, by }) => ({
      id: notice.id,
      kind: notice.kind,
      requestId: notice.requestId,
      number,
      by: staffName(by.nameEn, by.nameAr, by.email),
      reason: notice.reason,
      at: notice.at.toISOString(),
    }));
  },

  /** Only their own; again changes nothing. */
  markRead: async (id: string, staffId: string, readAt: Date) => {
    await db
      .update(staffNotices)
      .set({ readAt })
      .where(
        and(
          eq(staffNotices.id, id),
          eq(staffNotices.staffId, staffId),
          isNull(staffNotices.readAt),
        ),
      );
  },
});
