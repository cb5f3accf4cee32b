import { and, asc, eq, exists, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { staffName } from "../../../../domain/accounts/staff-name.ts";
import type { NewsCode } from "../../../../domain/requests/news.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { lesserNews } from "../../../records/requests/news-store.ts";

const { chats, leases, requests, staff, staffRoleRows } = schema;

const shown = { id: staff.id, nameEn: staff.nameEn, nameAr: staff.nameAr, email: staff.email };

export const nameOfStaffIn = async (tx: Transaction, id: string) => {
  const [row] = await tx.select(shown).from(staff).where(eq(staff.id, id));
  return row && staffName(row.nameEn, row.nameAr, row.email);
};

/** Can log in, and has a role that works on requests. */
const mayWork = and(
  isNull(staff.disabledAt),
  isNotNull(staff.passwordHash),
  exists(
    sql`(select from ${staffRoleRows} where ${staffRoleRows.staffId} = ${staff.id} and ${inArray(staffRoleRows.role, ["agent", "admin"])})`,
  ),
);

/** Whoever goes away or is disabled meanwhile waits, and then finds what was given to them here. */
export const lockStaffIn = async (tx: Transaction, id: string) => {
  const [row] = await tx
    .select({
      ...shown,
      awaySince: staff.awaySince,
      disabledAt: staff.disabledAt,
      mayWork: sql<boolean>`coalesce(${mayWork}, false)`,
    })
    .from(staff)
    .where(eq(staff.id, id))
    // What names the account, as a line of a chat does, need not wait.
    .for("no key update");
  return row && { ...row, name: staffName(row.nameEn, row.nameAr, row.email) };
};

export const setAwayIn = async (tx: Transaction, id: string, awaySince: Date | null) => {
  await tx.update(staff).set({ awaySince }).where(eq(staff.id, id));
};

/** Only where `from` has it still, null for nobody: of two who hand it on at once, one does. */
export const handToIn = async (
  tx: Transaction,
  { id, from, to }: { id: string; from: string | null; to: string },
  news: NewsCode,
  at: Date,
) => {
  const isStill = from === null ? isNull(requests.assignee) : eq(requests.assignee, from);
  const handed = await tx
    .update(requests)
    .set({ assignee: to, assignedAt: at, ...lesserNews(news, at) })
    .where(and(eq(requests.id, id), isStill))
    .returning({ id: requests.id });
  return handed.length === 1;
};

/** All that somebody has, ended requests too, and the leases of everything. */
export const releaseAllIn = async (tx: Transaction, staffId: string, at: Date) => {
  const released = await tx
    .update(requests)
    .set({ assignee: null, assignedAt: null, ...lesserNews("released", at) })
    .where(eq(requests.assignee, staffId))
    .returning({ id: requests.id, state: requests.state, version: requests.version });
  await tx.delete(leases).where(eq(leases.staffId, staffId));
  return released;
};

export const createHoldersStore = (db: Database) => ({
  awaySince: async (id: string) => {
    const [row] = await db.select({ since: staff.awaySince }).from(staff).where(eq(staff.id, id));
    return row?.since ?? null;
  },

  /** Who may be given a request by `caller`. */
  atWork: async (caller: string) => {
    const rows = await db
      .select(shown)
      .from(staff)
      .where(and(mayWork, isNull(staff.awaySince), ne(staff.id, caller)))
      .orderBy(asc(staff.nameEn), asc(staff.email));
    return rows.map(({ id, nameEn, nameAr, email }) => ({
      id,
      name: staffName(nameEn, nameAr, email),
    }));
  },

  /** Those away or disabled that have something nevertheless. */
  absentWithWork: () =>
    db
      .select({ id: staff.id, isDisabled: sql<boolean>`${staff.disabledAt} is not null` })
      .from(staff)
      .where(
        and(
          or(isNotNull(staff.awaySince), isNotNull(staff.disabledAt)),
          or(
            exists(sql`(select from ${requests} where ${requests.assignee} = ${staff.id})`),
            exists(sql`(select from ${chats} where ${chats.assignee} = ${staff.id})`),
          ),
        ),
      ),
});
