import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { staff, staffSessions } from "../../../adapters/database/schema/staff.ts";
import { rolesOf } from "./staff-accounts-store.ts";

export const createStaffSessionsStore = (db: Database) => ({
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

  openSessionsOfOne: (staffId: string, at: Date, idleSince: Date) =>
    db
      .select()
      .from(staffSessions)
      .where(
        and(
          eq(staffSessions.staffId, staffId),
          eq(staffSessions.stage, "inside"),
          gt(staffSessions.expiresAt, at),
          gt(staffSessions.lastSeenAt, idleSince),
        ),
      )
      .orderBy(desc(staffSessions.createdAt), staffSessions.hash),

  deleteSessionsIn: async (tx: Transaction, hashes: readonly string[]) => {
    await tx.delete(staffSessions).where(inArray(staffSessions.hash, [...hashes]));
  },

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
