import { users } from "../../adapters/database/schema/accounts.ts";

/** An account as sign-in and recovery need it. */
export type Account = typeof users.$inferSelect;

/** A person as a session knows them. */
export const customerColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  phone: users.phone,
};
