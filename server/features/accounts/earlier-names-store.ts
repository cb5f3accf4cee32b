import { eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { users } from "../../adapters/database/schema/accounts.ts";
import { accountTerms } from "./account-terms.ts";

const BATCH = 500;

const foldSomeIn = async (tx: Transaction) => {
  const rows = await tx
    .select({ id: users.id, username: users.username, email: users.email, phone: users.phone })
    .from(users)
    .where(isNull(users.nameTerms))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  for (const { id, username, email, phone } of rows)
    await tx.update(users).set(accountTerms({ username, email, phone })).where(eq(users.id, id));
  return rows.length === BATCH;
};

/** Accounts that were opened before staff could find accounts become found. */
export const foldEarlierNames = async (db: Database) => {
  while (await db.transaction(foldSomeIn));
};
