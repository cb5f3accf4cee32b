import type { StaffChange } from "../../../../domain/accounts/staff-audit-events.ts";
import { randomUUID } from "node:crypto";
import { MIN_STAFF_PASSWORD, passwordProblem } from "../../../../domain/accounts/account-rules.ts";
import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import { HOUR_MS } from "../../../../domain/durations.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { newLinkToken } from "../../../random-letters.ts";
import { ToolRefused } from "../../../tool-socket.ts";
import type { Passwords } from "../../accounts/passwords.ts";
import { bySystem, byStaff, writeAuditIn } from "../../../records/audit/audit-store.ts";
import type { StaffStore } from "./staff-store.ts";
import { tellAdminsIn } from "./tell-admins.ts";

const LINK_HOURS = 24;

type Needed = Pick<Parts, "db" | "jobs" | "keys" | "now">;

/** What else becomes of a disabled account, which is locked, in the same transaction. */
export type FollowDisabled = (tx: Transaction, staffId: string) => Promise<void>;

/** What the command line does with staff accounts (ruling U6). */
export const createStaffAccounts = (
  { db, jobs, keys, now }: Needed,
  store: StaffStore,
  passwords: Passwords,
  onDisabledIn: readonly FollowDisabled[],
) => {
  const fingerprint = (token: string) => keys.fingerprint("staff-link", token);

  const issueLinkIn = async (tx: Transaction, staffId: string) => {
    const token = newLinkToken();
    const expiresAt = new Date(now().getTime() + LINK_HOURS * HOUR_MS);
    await store.putLinkIn(tx, { staffId, hash: fingerprint(token), expiresAt });
    return `/office/set-password/${token}`;
  };

  /** Every administrator learns of it by mail. */
  const announceIn = async (tx: Transaction, id: string, email: string, change: StaffChange) => {
    const at = now();
    await writeAuditIn(tx, { ...bySystem, subject: "staff", subjectId: id, event: change, at });
    await tellAdminsIn(tx, { jobs, store }, `staff-${change}-${id}-${at.getTime()}`, {
      kind: "staffChangedNotice",
      email,
      change,
      at: at.toISOString(),
    });
  };

  const lockByEmailIn = async (tx: Transaction, email: string) => {
    const found = await store.findByEmail(email, tx);
    const locked = found && (await store.lockIn(tx, found.id));
    if (!locked) throw new ToolRefused(`There is no staff account ${email}.`);
    return locked;
  };

  return {
    list: () => store.list(),

    /** Answers the path of the one-time link. @throws {ToolRefused} when the address is taken */
    add: (email: string, role: StaffRole) =>
      db.transaction(async (tx) => {
        const at = now();
        const id = randomUUID();
        const inserted = await store.insertIn(tx, { id, email, changedAt: at, createdAt: at });
        if (!inserted) throw new ToolRefused(`There is a staff account ${email} already.`);
        await store.addRoleIn(tx, { staffId: id, role, givenAt: at });
        await announceIn(tx, id, email, "added");
        return issueLinkIn(tx, id);
      }),

    disable: (email: string) =>
      db.transaction(async (tx) => {
        const { id } = await lockByEmailIn(tx, email);
        const at = now();
        await store.updateIn(tx, id, { disabledAt: at, changedAt: at, changedBy: null });
        await store.deleteSessionsOfIn(tx, [id]);
        await store.deleteLinkIn(tx, id);
        for (const followIn of onDisabledIn) await followIn(tx, id);
        await announceIn(tx, id, email, "disabled");
      }),

    /** Password, authenticator and recovery codes are gone; answers the path of a new link. */
    reset: (email: string) =>
      db.transaction(async (tx) => {
        const { id } = await lockByEmailIn(tx, email);
        await store.updateIn(tx, id, {
          passwordHash: null,
          totpSealed: null,
          totpPendingSealed: null,
          lastStep: null,
          disabledAt: null,
          awaySince: null,
          changedAt: now(),
          changedBy: null,
        });
        await store.replaceRecoveryCodesIn(tx, id, []);
        await store.deleteSessionsOfIn(tx, [id]);
        await announceIn(tx, id, email, "reset");
        return issueLinkIn(tx, id);
      }),

    changeRole: (email: string, role: StaffRole, change: "give" | "take") =>
      db.transaction(async (tx) => {
        const { id } = await lockByEmailIn(tx, email);
        const at = now();
        if (change === "give") await store.addRoleIn(tx, { staffId: id, role, givenAt: at });
        else await store.removeRoleIn(tx, id, role);
        await store.updateIn(tx, id, { changedAt: at, changedBy: null });
        await store.deleteSessionsOfIn(tx, [id]);
        await announceIn(tx, id, email, "rolesChanged");
      }),

    /** @throws {Problem} staff.invalidLink, or a rule of passwords (ruling U5) */
    setPassword: async (token: string, password: string) => {
      const hash = fingerprint(token);
      if (!(await store.isLinkLive(hash, now()))) throw new Problem("staff.invalidLink");
      const problem = passwordProblem(password, MIN_STAFF_PASSWORD);
      const field = { field: "password" };
      if (problem === "password_length") throw new Problem("staff.passwordLength", field);
      if (problem) throw new Problem(`accounts.${problem}`, field);
      const passwordHash = await passwords.hash(password);
      await db.transaction(async (tx) => {
        const at = now();
        const id = await store.takeLinkIn(tx, hash, at);
        if (!id) throw new Problem("staff.invalidLink");
        await store.updateIn(tx, id, { passwordHash });
        await store.deleteSessionsOfIn(tx, [id]);
        await writeAuditIn(tx, {
          ...byStaff(id),
          subject: "staff",
          subjectId: id,
          event: "passwordSet",
          at,
        });
      });
    },
  };
};

export type StaffAccounts = ReturnType<typeof createStaffAccounts>;
