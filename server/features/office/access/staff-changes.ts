import { randomUUID } from "node:crypto";
import type { StaffChange } from "../../../../domain/accounts/staff-audit-events.ts";
import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import type { Language } from "../../../../domain/language.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import type { Parts } from "../../../parts.ts";
import { bySystem, byStaff, writeAuditIn } from "../../../records/audit/audit-store.ts";
import { readStaffNames } from "../../../records/staff/staff-names-store.ts";
import type { StaffStore } from "./staff-store.ts";
import { type Admin, adminsIn, tellAdminsIn } from "./tell-admins.ts";

export type NewStaff = {
  email: string;
  roles: readonly StaffRole[];
  nameEn: string | null;
  nameAr: string | null;
  extension: string | null;
  language: Language;
};

type Names = Pick<NewStaff, "nameEn" | "nameAr" | "extension" | "language">;

/** Who changes it: a member of staff, or null for the command line. */
type By = string | null;

/** Called when an account is disabled, in the same transaction: work goes back at once (ruling O8). */
export type DisabledIn = (tx: Transaction, staffId: string) => Promise<void>;

/**
 * What changes a staff account, by the command line or by an administrator (ruling U6): each with
 * its audit row, its row for the seven days and its mail to all administrators. Accounts are locked.
 */
export const createStaffChanges = (
  { jobs, now }: Pick<Parts, "jobs" | "now">,
  store: StaffStore,
  onDisabledIn: readonly DisabledIn[],
) => {
  /** `former`: administrators before the change, who learn of it, too. */
  const noteIn = async (
    tx: Transaction,
    id: string,
    change: StaffChange,
    by: By,
    former: readonly Admin[] = [],
  ) => {
    const at = now();
    await store.updateIn(tx, id, { changedAt: at, changedBy: by });
    await store.insertChangeIn(tx, { staffId: id, change, changedBy: by, at });
    const account = await store.accountIn(tx, id);
    await writeAuditIn(tx, {
      ...(by === null ? bySystem : byStaff(by)),
      subject: "staff",
      subjectId: id,
      event: change,
      detail: { roles: account.roles },
      at,
    });
    const named = await readStaffNames(tx);
    const mail = {
      kind: "staffChangedNotice",
      name: named(id).name,
      email: account.email,
      change,
      roles: account.roles,
      by: by === null ? null : named(by).name,
      at: at.toISOString(),
    } as const;
    const key = `staff-${change}-${id}-${at.getTime()}`;
    await tellAdminsIn(tx, { jobs, store }, key, mail, former);
  };

  const endSessionsIn = (tx: Transaction, id: string) => store.deleteSessionsOfIn(tx, [id]);

  return {
    /** Answers the id; undefined when the address is taken. */
    addIn: async (tx: Transaction, { roles, ...row }: NewStaff, by: By) => {
      const at = now();
      const id = randomUUID();
      const inserted = await store.insertIn(tx, { ...row, id, changedAt: at, createdAt: at });
      if (!inserted) return undefined;
      for (const role of roles)
        await store.addRoleIn(tx, { staffId: id, role, givenBy: by, givenAt: at });
      await noteIn(tx, id, "added", by);
      return id;
    },

    /** Sessions end everywhere, links are void, and followers take the work back. */
    disableIn: async (tx: Transaction, id: string, by: By) => {
      const admins = await adminsIn(tx, store);
      await store.updateIn(tx, id, { disabledAt: now() });
      await endSessionsIn(tx, id);
      await store.deleteLinkIn(tx, id);
      for (const followIn of onDisabledIn) await followIn(tx, id);
      await noteIn(tx, id, "disabled", by, admins);
    },

    enableIn: async (tx: Transaction, id: string, by: By) => {
      await store.updateIn(tx, id, { disabledAt: null, awaySince: null });
      await noteIn(tx, id, "enabled", by);
    },

    /** Password, authenticator and recovery codes are gone, and the account is not disabled. */
    resetIn: async (tx: Transaction, id: string, by: By) => {
      await store.updateIn(tx, id, {
        passwordHash: null,
        totpSealed: null,
        totpPendingSealed: null,
        lastStep: null,
        awaySince: null,
        disabledAt: null,
      });
      await store.replaceRecoveryCodesIn(tx, id, []);
      await endSessionsIn(tx, id);
      await noteIn(tx, id, "reset", by);
    },

    setRolesIn: async (tx: Transaction, id: string, roles: readonly StaffRole[], by: By) => {
      const admins = await adminsIn(tx, store);
      await store.keepRolesIn(tx, id, roles);
      for (const role of roles)
        await store.addRoleIn(tx, { staffId: id, role, givenBy: by, givenAt: now() });
      await endSessionsIn(tx, id);
      await noteIn(tx, id, "rolesChanged", by, admins);
    },

    nameIn: async (tx: Transaction, id: string, names: Partial<Names>, by: By) => {
      await store.updateIn(tx, id, names);
      await noteIn(tx, id, "namesChanged", by);
    },

    endSessionsIn: async (tx: Transaction, id: string, by: By) => {
      await endSessionsIn(tx, id);
      await noteIn(tx, id, "sessionsEnded", by);
    },
  };
};
