import type { Mail } from "../../../adapters/mail/mail.ts";
import type { Parts } from "../../../parts.ts";
import type { Passwords } from "../../accounts/passwords.ts";
import { createDoor } from "./door.ts";
import type { DisabledIn } from "./staff-changes.ts";
import { createStaffAccounts } from "./staff-accounts.ts";
import { createStaffSessions } from "./staff-sessions.ts";
import { createStaffStore } from "./staff-store.ts";
import { tellAdminsIn, tellOverseersIn } from "./tell-admins.ts";

/** `onDisabledIn`: who takes back the work of an account that is disabled. */
export const createStaffAccess = (
  parts: Parts,
  passwords: Passwords,
  onDisabledIn: readonly DisabledIn[] = [],
) => {
  const store = createStaffStore(parts.db);
  const sessions = createStaffSessions(parts, store);
  return {
    store,
    sessions,
    door: createDoor(parts, { store, sessions, passwords }),
    accounts: createStaffAccounts(parts, store, passwords, onDisabledIn),
    tellAdmins: (key: string, mail: Mail) =>
      parts.db.transaction((tx) => tellAdminsIn(tx, { jobs: parts.jobs, store }, key, mail)),
    /** Admins and compliance. */
    tellOverseers: (key: string, mail: Mail) =>
      parts.db.transaction((tx) => tellOverseersIn(tx, { jobs: parts.jobs, store }, key, mail)),
  };
};

export type StaffAccessParts = ReturnType<typeof createStaffAccess>;
