import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { limits, secrets, users } from "../../adapters/database/schema/accounts.ts";
import type { Account } from "./account-rows-store.ts";

type SecretKind = "activation" | "reset";

type Secret = { kind: SecretKind; hash: string; triesLeft: number; expiresAt: Date };

export const createSecretsStore = (db: Database) => {
  const isLive = (kind: SecretKind, at: Date) =>
    and(eq(secrets.kind, kind), gt(secrets.triesLeft, 0), gt(secrets.expiresAt, at));

  return {
    /** Selects the user, so that the same statement runs for an unknown one and writes nothing. */
    replaceSecretIn: (tx: Transaction, userId: string, secret: Secret, at: Date) =>
      tx
        .insert(secrets)
        .select(
          tx
            .select({
              userId: users.id,
              kind: sql<SecretKind>`${secret.kind}::text`.as("kind"),
              hash: sql<string>`${secret.hash}::text`.as("hash"),
              triesLeft: sql<number>`${secret.triesLeft}::integer`.as("tries_left"),
              expiresAt: sql<Date>`${secret.expiresAt.toISOString()}::timestamptz`.as("expires_at"),
              createdAt: sql<Date>`${at.toISOString()}::timestamptz`.as("created_at"),
            })
            .from(users)
            .where(eq(users.id, userId)),
        )
        .onConflictDoUpdate({
          target: [secrets.userId, secrets.kind],
          set: {
            hash: secret.hash,
            triesLeft: secret.triesLeft,
            expiresAt: secret.expiresAt,
            createdAt: at,
          },
        }),

    hasLiveSecret: async (userId: string, kind: SecretKind, at: Date) => {
      const [found] = await db
        .select({ kind: secrets.kind })
        .from(secrets)
        .where(and(eq(secrets.userId, userId), isLive(kind, at)));
      return found !== undefined;
    },

    takeSecretIn: async (tx: Transaction, userId: string, kind: SecretKind, hash: string) => {
      const taken = await tx
        .delete(secrets)
        .where(and(eq(secrets.userId, userId), eq(secrets.kind, kind), eq(secrets.hash, hash)))
        .returning({ userId: secrets.userId });
      return taken.length > 0;
    },

    findResetOwner: async (hash: string, at: Date): Promise<Account | undefined> => {
      const [found] = await db
        .select({ user: users })
        .from(secrets)
        .innerJoin(users, eq(users.id, secrets.userId))
        .where(and(eq(secrets.hash, hash), isLive("reset", at)));
      return found?.user;
    },

    deleteSecretsIn: (tx: Transaction, userId: string) =>
      tx.delete(secrets).where(eq(secrets.userId, userId)),

    deleteExpiredSecrets: async (at: Date) => {
      await db.delete(secrets).where(lt(secrets.expiresAt, at));
      await db.delete(limits).where(lt(limits.expire, at));
    },
  };
};
