import type { OwnPreferences, PreferencesBody } from "../../../contract/preferences.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { findClientOf } from "../../records/clients/clients-store.ts";
import { keepPreferencesIn } from "../../records/clients/keep-preferences.ts";
import { findPreferences } from "../../records/clients/preferences-store.ts";
import { presentOwnPreferences } from "../../records/clients/present-preferences.ts";

const clientOf = async (handle: Database | Transaction, { id, email }: Customer) => {
  const client = await findClientOf(handle, { userId: id, email });
  // The account was deleted meanwhile.
  if (!client) throw new Problem("accounts.loginRequired");
  return client;
};

/** How customers want to be reached, as they say themselves. */
export const createPreferences = ({ db, now }: Pick<Parts, "db" | "now">) => ({
  read: async (customer: Customer): Promise<OwnPreferences | null> => {
    const row = await findPreferences(db, (await clientOf(db, customer)).id);
    return row ? presentOwnPreferences(row) : null;
  },

  /** @throws {Problem} preferences.changed, or what is wrong with the hours */
  save: (customer: Customer, wanted: PreferencesBody): Promise<OwnPreferences> =>
    db.transaction(async (tx) => {
      const { id } = await clientOf(tx, customer);
      const row = await keepPreferencesIn(tx, id, wanted, { userId: customer.id }, now());
      return presentOwnPreferences(row);
    }),
});

export type CustomerPreferences = ReturnType<typeof createPreferences>;
