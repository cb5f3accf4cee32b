import { users } from "../../adapters/database/schema/accounts.ts";

export type Account = typeof users.$inferSelect;

export const customerColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  phone: users.phone,
};
