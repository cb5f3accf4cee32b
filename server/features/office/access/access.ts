import type { Mail } from "../../../adapters/mail/mail.ts";
import type { Parts } from "../../../parts.ts";
import type { Passwords } from "../../accounts/passwords.ts";
import { createDoor } from "./door.ts";
import { createStaffAccounts, type FollowDisabled } from "./staff-accounts.ts";
import { createStaffSessions } from "./staff-sessions.ts";
import { createStaffStore } from "./staff-store.ts";
import { tellAdminsIn } from "./tell-admins.ts";

export const createStaffAccess = (
  parts: Parts,
  passwords: Passwords,
  onDisabledIn: readonly FollowDisabled[],
) => {
  const store = createStaffStore(parts.db);
  const sessions = createStaffSessions(parts, store);
  return {
    sessions,
    door: createDoor(parts, { store, sessions, passwords }),
    accounts: createStaffAccounts(parts, store, passwords, onDisabledIn),
    tellAdmins: (key: string, mail: Mail) =>
      parts.db.transaction((tx) => tellAdminsIn(tx, { jobs: parts.jobs, store }, key, mail)),
  };
};

export type StaffAccessParts = ReturnType<typeof createStaffAccess>;
