import { and, eq, isNotNull } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { users } = schema;

/** The address of an account, which its owner has proven. */
export const provenAddressIn = async (handle: Database | Transaction, userId: string) => {
  const [row] = await handle
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.verifiedAt)));
  return row?.email;
};
