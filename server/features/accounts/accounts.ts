import type { Customer } from "../../http/access.ts";
import type { Parts } from "../../parts.ts";

export const createAccounts = (_parts: Parts) => ({
  findSession: async (_token: string): Promise<Customer | undefined> => undefined,
});

export type Accounts = ReturnType<typeof createAccounts>;
