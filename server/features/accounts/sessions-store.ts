import { eq, lt, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { sessions, users } from "../../adapters/database/schema/accounts.ts";
import { customerColumns } from "./account-rows-store.ts";

export const createSessionsStore = (db: Database) => {
  const sessionByHash = db
    .select({
      hash: sessions.hash,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      ...customerColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.hash, sql.placeholder("hash")))
    .prepare("find_session");

  return {
    findSession: async (hash: string) => {
      const [found] = await sessionByHash.execute({ hash });
      return found;
    },

    insertSession: async (
      session: { hash: string; userId: string; createdAt: Date; expiresAt: Date },
      handle: Database | Transaction = db,
    ) => {
      await handle.insert(sessions).values({ ...session, lastSeenAt: session.createdAt });
    },

    touchSession: async (hash: string, at: Date) => {
      await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.hash, hash));
    },

    deleteSession: async (hash: string) => {
      await db.delete(sessions).where(eq(sessions.hash, hash));
    },

    deleteSessionsOfIn: (tx: Transaction, userId: string) =>
      tx.delete(sessions).where(eq(sessions.userId, userId)),

    deleteExpiredSessions: async (at: Date, idleSince: Date) => {
      await db
        .delete(sessions)
        .where(or(lt(sessions.expiresAt, at), lt(sessions.lastSeenAt, idleSince)));
    },
  };
};
