import { eq } from "drizzle-orm";
import type { Transaction } from "../../adapters/database/database.ts";
import { users } from "../../adapters/database/schema/accounts.ts";

export type Account = typeof users.$inferSelect;

export const customerColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  phone: users.phone,
};

export const hasAccountIn = async (tx: Transaction, email: string) => {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
};

/** The lock makes sure that a lead which arrives during activation is claimed exactly once. */
export const lockAccountIn = async (tx: Transaction, email: string) => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
    .for("no key update");
  return rows.length > 0;
};
