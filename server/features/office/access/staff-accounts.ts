import { MIN_STAFF_PASSWORD, passwordProblem } from "../../../../domain/accounts/account-rules.ts";
import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { ToolRefused } from "../../../tool-socket.ts";
import type { Passwords } from "../../accounts/passwords.ts";
import { byStaff, writeAuditIn } from "../../../records/audit/audit-store.ts";
import { createStaffChanges, type DisabledIn, type NewStaff } from "./staff-changes.ts";
import { createStaffLinks } from "./staff-links.ts";
import type { StaffStore } from "./staff-store.ts";

type Needed = Pick<Parts, "db" | "jobs" | "keys" | "now">;

/** What is done with staff accounts (ruling U6): the command line acts as nobody. */
export const createStaffAccounts = (
  { db, jobs, keys, now }: Needed,
  store: StaffStore,
  passwords: Passwords,
  onDisabledIn: readonly DisabledIn[] = [],
) => {
  const changes = createStaffChanges({ jobs, now }, store, onDisabledIn);
  const links = createStaffLinks({ keys, now }, store);

  const lockByEmailIn = async (tx: Transaction, email: string) => {
    const found = await store.findByEmail(email, tx);
    const locked = found && (await store.lockIn(tx, found.id));
    if (!locked) throw new ToolRefused(`There is no staff account ${email}.`);
    return store.accountIn(tx, locked.id);
  };

  return {
    changes,
    links,

    list: () => store.list(),

    /** Answers the path of the one-time link. @throws {ToolRefused} when the address is taken */
    add: (account: NewStaff) =>
      db.transaction(async (tx) => {
        const id = await changes.addIn(tx, account, null);
        if (!id) throw new ToolRefused(`There is a staff account ${account.email} already.`);
        return links.issueIn(tx, id);
      }),

    disable: (email: string) =>
      db.transaction(async (tx) => {
        const { id } = await lockByEmailIn(tx, email);
        await changes.disableIn(tx, id, null);
      }),

    /** Password, authenticator and recovery codes are gone; answers the path of a new link. */
    reset: (email: string) =>
      db.transaction(async (tx) => {
        const { id } = await lockByEmailIn(tx, email);
        await changes.resetIn(tx, id, null);
        return links.issueIn(tx, id);
      }),

    changeRole: (email: string, role: StaffRole, change: "give" | "take") =>
      db.transaction(async (tx) => {
        const { id, roles } = await lockByEmailIn(tx, email);
        const others = roles.filter((one) => one !== role);
        await changes.setRolesIn(tx, id, change === "give" ? [...others, role] : others, null);
      }),

    /** Undefined leaves it as it was. */
    name: (email: string, names: Partial<Pick<NewStaff, "nameEn" | "nameAr" | "extension">>) =>
      db.transaction(async (tx) => {
        const { id } = await lockByEmailIn(tx, email);
        await changes.nameIn(tx, id, names, null);
      }),

    /** @throws {Problem} staff.invalidLink, or a rule of passwords (ruling U5) */
    setPassword: async (token: string, password: string) => {
      const hash = links.hashOf(token);
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
