import { eq, getTableColumns } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { clientPreferences, clients } = schema;

export type PreferencesRow = typeof clientPreferences.$inferSelect;

export const findPreferences = async (
  handle: Database | Transaction,
  clientId: string,
): Promise<PreferencesRow | undefined> => {
  const [found] = await handle
    .select()
    .from(clientPreferences)
    .where(eq(clientPreferences.clientId, clientId));
  return found;
};

/** Of whoever has this address. */
export const findPreferencesAt = async (
  handle: Database | Transaction,
  email: string,
): Promise<PreferencesRow | undefined> => {
  const [found] = await handle
    .select(getTableColumns(clientPreferences))
    .from(clientPreferences)
    .innerJoin(clients, eq(clients.id, clientPreferences.clientId))
    .where(eq(clients.email, email));
  return found;
};

/** The caller has locked the client. */
export const putPreferencesIn = async (
  tx: Transaction,
  { clientId, ...values }: PreferencesRow,
): Promise<void> => {
  await tx
    .insert(clientPreferences)
    .values({ clientId, ...values })
    .onConflictDoUpdate({ target: clientPreferences.clientId, set: values });
};
