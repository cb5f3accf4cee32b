import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Language } from "../../../domain/language.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import {
  audit,
  limits,
  secrets,
  sessions,
  users,
} from "../../adapters/database/schema/accounts.ts";

export type SecretKind = "activation" | "reset";

export type Secret = { kind: SecretKind; hash: string; triesLeft: number; expiresAt: Date };

/** An account as sign-in and recovery need it. */
export type Account = typeof users.$inferSelect;

type NewAccount = {
  username: string;
  email: string;
  phone: string;
  passwordHash: string;
  language: Language;
};

const customer = {
  id: users.id,
  email: users.email,
  username: users.username,
  phone: users.phone,
  role: users.role,
};

/** An interval that ends sessions without a call; the sweep is generous, `find` is exact. */
const SWEEP_IDLE = sql`interval '30 days'`;

export const createAccountsStore = (db: Database) => {
  const sessionByHash = db
    .select({
      hash: sessions.hash,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      ...customer,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.hash, sql.placeholder("hash")))
    .prepare("find_session");

  const isLive = (kind: SecretKind, at: Date) =>
    and(eq(secrets.kind, kind), gt(secrets.triesLeft, 0), gt(secrets.expiresAt, at));

  return {
    transaction: <Result>(run: (tx: Transaction) => Promise<Result>) => db.transaction(run),

    findByEmail: async (email: string): Promise<Account | undefined> => {
      const [found] = await db.select().from(users).where(eq(users.email, email));
      return found;
    },

    insertUser: async (tx: Transaction, account: NewAccount, at: Date) => {
      const [user] = await tx
        .insert(users)
        .values({ ...account, createdAt: at, updatedAt: at })
        .returning(customer);
      if (!user) throw new Error("The new account was not returned.");
      return user;
    },

    updateProfile: async (
      tx: Transaction,
      userId: string,
      changes: { username?: string; phone?: string },
      at: Date,
    ) => {
      const [user] = await tx
        .update(users)
        .set({ ...changes, updatedAt: at })
        .where(eq(users.id, userId))
        .returning(customer);
      if (!user) throw new Error("The changed account was not returned.");
      return user;
    },

    markVerified: (tx: Transaction, userId: string, at: Date) =>
      tx
        .update(users)
        .set({ verifiedAt: at, updatedAt: at })
        .where(and(eq(users.id, userId), isNull(users.verifiedAt))),

    setPassword: (tx: Transaction, userId: string, passwordHash: string, at: Date) =>
      tx.update(users).set({ passwordHash, updatedAt: at }).where(eq(users.id, userId)),

    /**
     * Makes this the one live secret of its kind. Selects the person instead of naming them: for
     * one who is not there the same statement runs and writes nothing.
     */
    replaceSecret: (tx: Transaction, userId: string, secret: Secret, at: Date) =>
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

    /**
     * Spends one try of the person's activation code and returns what to compare with. The try is
     * gone before the comparison, so that parallel guesses are counted too. An address without a
     * live code writes a row as well: otherwise it would answer measurably faster.
     */
    spendTry: async (email: string, at: Date) => {
      const spent = db.$with("spent").as(
        db
          .update(secrets)
          .set({ triesLeft: sql`${secrets.triesLeft} - 1` })
          .from(users)
          .where(
            and(eq(users.id, secrets.userId), eq(users.email, email), isLive("activation", at)),
          )
          .returning({ userId: secrets.userId, hash: secrets.hash }),
      );
      const missed = db.$with("missed").as(
        db
          .insert(limits)
          .select(
            sql`select 'missed', 0, null::timestamptz where not exists (select 1 from ${spent})`,
          )
          .onConflictDoUpdate({ target: limits.key, set: { points: 0 } })
          .returning({ key: limits.key }),
      );
      const [found] = await db.with(spent, missed).select().from(spent);
      return found;
    },

    /** Uses a secret up; false when another call was faster. */
    takeSecret: async (tx: Transaction, userId: string, kind: SecretKind, hash: string) => {
      const taken = await tx
        .delete(secrets)
        .where(and(eq(secrets.userId, userId), eq(secrets.kind, kind), eq(secrets.hash, hash)))
        .returning({ userId: secrets.userId });
      return taken.length > 0;
    },

    /** Whose reset link this is, while it is live. */
    findResetOwner: async (hash: string, at: Date): Promise<Account | undefined> => {
      const [found] = await db
        .select({ user: users })
        .from(secrets)
        .innerJoin(users, eq(users.id, secrets.userId))
        .where(and(eq(secrets.hash, hash), isLive("reset", at)));
      return found?.user;
    },

    deleteSecrets: (tx: Transaction, userId: string) =>
      tx.delete(secrets).where(eq(secrets.userId, userId)),

    findSession: async (hash: string) => {
      const [found] = await sessionByHash.execute({ hash });
      return found;
    },

    insertSession: async (session: {
      hash: string;
      userId: string;
      createdAt: Date;
      expiresAt: Date;
    }) => {
      await db.insert(sessions).values({ ...session, lastSeenAt: session.createdAt });
    },

    touchSession: async (hash: string, at: Date) => {
      await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.hash, hash));
    },

    deleteSession: async (hash: string) => {
      await db.delete(sessions).where(eq(sessions.hash, hash));
    },

    deleteSessionsOf: (tx: Transaction, userId: string) =>
      tx.delete(sessions).where(eq(sessions.userId, userId)),

    /** Selects the person for the same reason as `replaceSecret`. */
    writeAudit: (tx: Transaction, userId: string, event: string, at: Date) =>
      tx.execute(
        sql`insert into ${audit} (at, actor, actor_id, subject, subject_id, event)
          select ${at.toISOString()}::timestamptz, 'customer', id, 'user', id, ${event}
          from ${users} where id = ${userId}`,
      ),

    /** Deletes what can open nothing any more. */
    sweep: async (at: Date) => {
      const idleSince = sql`${at.toISOString()}::timestamptz - ${SWEEP_IDLE}`;
      await db
        .delete(sessions)
        .where(or(lt(sessions.expiresAt, at), lt(sessions.lastSeenAt, idleSince)));
      await db.delete(secrets).where(lt(secrets.expiresAt, at));
      await db.delete(limits).where(lt(limits.expire, at));
    },
  };
};

export type AccountsStore = ReturnType<typeof createAccountsStore>;
