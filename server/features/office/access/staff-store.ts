import { and, eq, gt, isNull, lt, notInArray, or } from "drizzle-orm";
import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import {
  staff,
  staffLinks,
  staffRecoveryCodes,
  staffRoleRows,
} from "../../../adapters/database/schema/staff.ts";
import { createStaffAccountsStore } from "./staff-accounts-store.ts";
import { createStaffSessionsStore } from "./staff-sessions-store.ts";

export const createStaffStore = (db: Database) => ({
  ...createStaffAccountsStore(db),
  ...createStaffSessionsStore(db),

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
});

export type StaffStore = ReturnType<typeof createStaffStore>;
