import type { Parts } from "../../../parts.ts";
import { createDoor } from "./door.ts";
import { createStaffAccounts } from "./staff-accounts.ts";
import { createStaffSessions } from "./staff-sessions.ts";
import { createStaffStore } from "./staff-store.ts";

export const createStaffAccess = (parts: Parts) => {
  const store = createStaffStore(parts.db);
  const sessions = createStaffSessions(parts, store);
  return {
    sessions,
    door: createDoor(parts, { store, sessions }),
    accounts: createStaffAccounts(parts, store),
  };
};

export type StaffAccessParts = ReturnType<typeof createStaffAccess>;
