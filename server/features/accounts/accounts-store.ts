import { and, eq, isNull } from "drizzle-orm";
import type { Language } from "../../../domain/language.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { users } from "../../adapters/database/schema/accounts.ts";
import { type Account, customerColumns } from "./account-rows-store.ts";
import { accountTerms } from "./account-terms.ts";
import { createCodeTriesStore } from "./code-tries-store.ts";
import { createSecretsStore } from "./secrets-store.ts";
import { createSessionsStore } from "./sessions-store.ts";

type NewAccount = {
  username: string;
  email: string;
  phone: string;
  passwordHash: string;
  language: Language;
};

export const createAccountsStore = (db: Database) => ({
  findByEmail: async (email: string): Promise<Account | undefined> => {
    const [found] = await db.select().from(users).where(eq(users.email, email));
    return found;
  },

  insertUserIn: async (tx: Transaction, account: NewAccount, at: Date) => {
    const [user] = await tx
      .insert(users)
      .values({ ...account, ...accountTerms(account), createdAt: at, updatedAt: at })
      .returning(customerColumns);
    if (!user) throw new Error("The new account was not returned.");
    return user;
  },

  updateProfileIn: async (
    tx: Transaction,
    userId: string,
    changes: { username?: string; phone?: string },
    at: Date,
  ) => {
    const [user] = await tx
      .update(users)
      .set({ ...changes, updatedAt: at })
      .where(eq(users.id, userId))
      .returning(customerColumns);
    if (!user) throw new Error("The changed account was not returned.");
    await tx.update(users).set(accountTerms(user)).where(eq(users.id, userId));
    return user;
  },

  markVerifiedIn: async (tx: Transaction, userId: string, at: Date) => {
    const [person] = await tx
      .update(users)
      .set({ verifiedAt: at, updatedAt: at })
      .where(and(eq(users.id, userId), isNull(users.verifiedAt)))
      .returning(customerColumns);
    return person;
  },

  setPasswordIn: (tx: Transaction, userId: string, passwordHash: string, at: Date) =>
    tx.update(users).set({ passwordHash, updatedAt: at }).where(eq(users.id, userId)),

  ...createSecretsStore(db),
  ...createCodeTriesStore(db),
  ...createSessionsStore(db),
});

export type AccountsStore = ReturnType<typeof createAccountsStore>;
