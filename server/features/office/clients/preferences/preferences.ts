import type { ShownPreferences } from "../../../../../contract/office/shown-preferences.ts";
import type { PreferencesBody } from "../../../../../contract/preferences.ts";
import type { Database, Transaction } from "../../../../adapters/database/database.ts";
import { isUuid } from "../../../../adapters/database/uuid.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { findClient } from "../../../../records/clients/clients-store.ts";
import { keepPreferencesIn } from "../../../../records/clients/keep-preferences.ts";
import { findPreferences } from "../../../../records/clients/preferences-store.ts";
import { presentPreferences } from "../../../../records/clients/present-preferences.ts";
import { readStaffNames } from "../../../../records/staff/staff-names-store.ts";

const needClient = async (handle: Database | Transaction, id: string) => {
  if (!isUuid(id) || !(await findClient(handle, id))) throw new Problem("staff.clientNotFound");
};

/** How clients want to be reached, with or without an account. */
export const createClientPreferences = ({ db, now }: Pick<Parts, "db" | "now">) => ({
  read: async (clientId: string): Promise<ShownPreferences | null> => {
    await needClient(db, clientId);
    const row = await findPreferences(db, clientId);
    return row ? presentPreferences(row, await readStaffNames(db)) : null;
  },

  /** @throws {Problem} preferences.changed, or what is wrong with the hours */
  record: async (
    { id: staffId }: StaffMember,
    clientId: string,
    said: PreferencesBody,
  ): Promise<ShownPreferences> => {
    const row = await db.transaction(async (tx) => {
      await needClient(tx, clientId);
      return keepPreferencesIn(tx, clientId, said, { staffId }, now());
    });
    return presentPreferences(row, await readStaffNames(db));
  },
});

export type ClientPreferences = ReturnType<typeof createClientPreferences>;
