import { and, asc, eq, gte, inArray, or, sql } from "drizzle-orm";
import { settingChanges } from "../../../../domain/accounts/staff-audit-events.ts";
import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import type { AccountChange } from "../../../../domain/approvals/approval.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { staff, staffChangeRows, staffRoleRows } from "../../../adapters/database/schema/staff.ts";

export const rolesOf = sql<StaffRole[]>`(
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
  awaySince: staff.awaySince,
  language: staff.language,
  disabledAt: staff.disabledAt,
  hasPassword: sql<boolean>`${staff.passwordHash} is not null`,
  hasAuthenticator: sql<boolean>`${staff.totpSealed} is not null`,
  changedAt: staff.changedAt,
  changedBy: staff.changedBy,
  roles: rolesOf,
  version,
};

/** Accounts with their roles, and who changed them. */
export const createStaffAccountsStore = (db: Database) => ({
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
});
