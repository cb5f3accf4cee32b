import { and, asc, eq, gt, gte, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { AccountChange } from "../../../../domain/approvals/approval.ts";
import { settingChanges } from "../../../../domain/accounts/staff-audit-events.ts";
import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import {
  staff,
  staffChangeRows,
  staffLinks,
  staffRecoveryCodes,
  staffRoleRows,
  staffSessions,
} from "../../../adapters/database/schema/staff.ts";

const rolesOf = sql<StaffRole[]>`(
  select coalesce(json_agg(${staffRoleRows.role} order by ${staffRoleRows.role}), '[]'::json)
  from ${staffRoleRows} where ${staffRoleRows.staffId} = ${staff.id}
)`;

/** Grows with each change of the account: what somebody saw of it is named by this. */
const version = sql<number>`(
  select coalesce(max(${staffChangeRows.id}), 0)::int
  from ${staffChangeRows} where ${staffChangeRows.staffId} = ${staff}.id
)`;

const account = {
  id: staff.id,
  email: staff.email,
  nameEn: staff.nameEn,
  nameAr: staff.nameAr,
  extension: staff.extension,
  language: staff.language,
  disabledAt: staff.disabledAt,
  hasPassword: sql<boolean>`${staff.passwordHash} is not null`,
  hasAuthenticator: sql<boolean>`${staff.totpSealed} is not null`,
  changedAt: staff.changedAt,
  changedBy: staff.changedBy,
  roles: rolesOf,
  version,
};

export const createStaffStore = (db: Database) => ({
  findByEmail: async (email: string, handle: Database | Transaction = db) => {
    const [found] = await handle.select().from(staff).where(eq(staff.email, email));
    return found;
  },

  find: async (id: string) => {
    const [found] = await db.select().from(staff).where(eq(staff.id, id));
    return found;
  },

  lockIn: async (tx: Transaction, id: string) => {
    const isIt = eq(staff.id, id);
    const [found] = await tx.select().from(staff).where(isIt).for("no key update");
    return found;
  },

  /** These and all administrators, in one order, so that two who act on each other take turns. */
  lockWithAdminsIn: async (tx: Transaction, ids: readonly string[]) => {
    const admins = tx
      .select({ id: staffRoleRows.staffId })
      .from(staffRoleRows)
      .where(eq(staffRoleRows.role, "admin"));
    await tx
      .select({ id: staff.id })
      .from(staff)
      .where(or(inArray(staff.id, [...ids]), inArray(staff.id, admins)))
      .orderBy(asc(staff.id))
      .for("no key update");
  },

  list: (handle: Database | Transaction = db) =>
    handle.select(account).from(staff).orderBy(asc(staff.email)),

  accountIn: async (tx: Transaction, id: string) => {
    const [found] = await tx.select(account).from(staff).where(eq(staff.id, id));
    if (!found) throw new Error("The staff account is gone.");
    return found;
  },

  insertChangeIn: async (tx: Transaction, row: typeof staffChangeRows.$inferInsert) => {
    await tx.insert(staffChangeRows).values(row);
  },

  /** Who set this account, and which accounts this one set, since then (ruling U6). */
  accountChangesOf: (
    id: string,
    since: Date,
    handle: Database | Transaction = db,
  ): Promise<AccountChange[]> =>
    handle
      .select({
        whom: staffChangeRows.staffId,
        by: staffChangeRows.changedBy,
        at: staffChangeRows.at,
      })
      .from(staffChangeRows)
      .where(
        and(
          or(eq(staffChangeRows.staffId, id), eq(staffChangeRows.changedBy, id)),
          gte(staffChangeRows.at, since),
          inArray(staffChangeRows.change, [...settingChanges]),
        ),
      ),

  insertIn: async (tx: Transaction, row: typeof staff.$inferInsert) => {
    const [inserted] = await tx
      .insert(staff)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: staff.id });
    return inserted;
  },

  updateIn: async (tx: Transaction, id: string, change: Partial<typeof staff.$inferInsert>) => {
    await tx.update(staff).set(change).where(eq(staff.id, id));
  },

  addRoleIn: async (tx: Transaction, row: typeof staffRoleRows.$inferInsert) => {
    await tx.insert(staffRoleRows).values(row).onConflictDoNothing();
  },

  /** Takes all others. */
  keepRolesIn: async (tx: Transaction, staffId: string, roles: readonly StaffRole[]) => {
    const isTaken = notInArray(staffRoleRows.role, [...roles]);
    await tx.delete(staffRoleRows).where(and(eq(staffRoleRows.staffId, staffId), isTaken));
  },

  /** Only one link per account works: a new one replaces the old. */
  putLinkIn: async (tx: Transaction, row: typeof staffLinks.$inferInsert) => {
    const { hash, expiresAt } = row;
    await tx
      .insert(staffLinks)
      .values(row)
      .onConflictDoUpdate({ target: staffLinks.staffId, set: { hash, expiresAt } });
  },

  deleteLinkIn: async (tx: Transaction, staffId: string) => {
    await tx.delete(staffLinks).where(eq(staffLinks.staffId, staffId));
  },

  /** Takes the link, which is thereby used; answers whose it was. */
  takeLinkIn: async (tx: Transaction, hash: string, at: Date) => {
    const [taken] = await tx
      .delete(staffLinks)
      .where(and(eq(staffLinks.hash, hash), gt(staffLinks.expiresAt, at)))
      .returning({ staffId: staffLinks.staffId });
    return taken?.staffId;
  },

  isLinkLive: async (hash: string, at: Date) => {
    const isLive = and(eq(staffLinks.hash, hash), gt(staffLinks.expiresAt, at));
    const [found] = await db.select({ id: staffLinks.staffId }).from(staffLinks).where(isLive);
    return found !== undefined;
  },

  /** A code works once: of two calls with the same step, one is refused. */
  useStepIn: async (tx: Transaction, id: string, step: number) => {
    const isNew = or(isNull(staff.lastStep), lt(staff.lastStep, step));
    const used = await tx
      .update(staff)
      .set({ lastStep: step })
      .where(and(eq(staff.id, id), isNew))
      .returning({ id: staff.id });
    return used.length === 1;
  },

  replaceRecoveryCodesIn: async (tx: Transaction, staffId: string, hashes: readonly string[]) => {
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
    if (hashes.length === 0) return;
    await tx.insert(staffRecoveryCodes).values(hashes.map((hash) => ({ staffId, hash })));
  },

  useRecoveryCodeIn: async (tx: Transaction, staffId: string, hash: string) => {
    const isCode = and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.hash, hash));
    const used = await tx
      .delete(staffRecoveryCodes)
      .where(isCode)
      .returning({ hash: staffRecoveryCodes.hash });
    return used.length === 1;
  },

  insertSession: async (
    row: typeof staffSessions.$inferInsert,
    handle: Database | Transaction = db,
  ) => {
    await handle.insert(staffSessions).values(row);
  },

  /** Undefined also when the account is disabled. */
  findSession: async (hash: string) => {
    const [found] = await db
      .select({
        hash: staffSessions.hash,
        stage: staffSessions.stage,
        lastSeenAt: staffSessions.lastSeenAt,
        expiresAt: staffSessions.expiresAt,
        id: staff.id,
        email: staff.email,
        nameEn: staff.nameEn,
        nameAr: staff.nameAr,
        extension: staff.extension,
        language: staff.language,
        hasAuthenticator: sql<boolean>`${staff.totpSealed} is not null`,
        roles: rolesOf,
      })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(and(eq(staffSessions.hash, hash), isNull(staff.disabledAt)));
    return found;
  },

  openSessionsOf: (hashes: readonly string[], at: Date, idleSince: Date) =>
    db
      .select({ hash: staffSessions.hash })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(
        and(
          inArray(staffSessions.hash, [...hashes]),
          eq(staffSessions.stage, "inside"),
          gt(staffSessions.expiresAt, at),
          gt(staffSessions.lastSeenAt, idleSince),
          isNull(staff.disabledAt),
        ),
      ),

  touchSession: async (hash: string, at: Date) => {
    await db.update(staffSessions).set({ lastSeenAt: at }).where(eq(staffSessions.hash, hash));
  },

  deleteSession: async (hash: string, handle: Database | Transaction = db) => {
    await handle.delete(staffSessions).where(eq(staffSessions.hash, hash));
  },

  deleteSessionsOfIn: async (tx: Transaction, ids: readonly string[]) => {
    await tx.delete(staffSessions).where(inArray(staffSessions.staffId, [...ids]));
  },

  deleteEndedSessions: async (at: Date, idleSince: Date) => {
    const hasEnded = or(lt(staffSessions.expiresAt, at), lt(staffSessions.lastSeenAt, idleSince));
    await db.delete(staffSessions).where(hasEnded);
  },
});

export type StaffStore = ReturnType<typeof createStaffStore>;
