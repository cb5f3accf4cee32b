import type { Parts } from "../../../parts.ts";
import type { Passwords } from "../../accounts/passwords.ts";
import { createDoor } from "./door.ts";
import { createStaffAccounts } from "./staff-accounts.ts";
import { createStaffSessions } from "./staff-sessions.ts";
import { createStaffStore } from "./staff-store.ts";

export const createStaffAccess = (parts: Parts, passwords: Passwords) => {
  const store = createStaffStore(parts.db);
  const sessions = createStaffSessions(parts, store);
  return {
    sessions,
    door: createDoor(parts, { store, sessions, passwords }),
    accounts: createStaffAccounts(parts, store, passwords),
  };
};

export type StaffAccessParts = ReturnType<typeof createStaffAccess>;
