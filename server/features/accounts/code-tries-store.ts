import { and, eq, exists, gt, sql } from "drizzle-orm";
import type { Database } from "../../adapters/database/database.ts";
import { limits, secrets, users } from "../../adapters/database/schema/accounts.ts";

type Try = {
  email: string;
  /** Five tries for the browser with the activation cookie, five for each other network address. */
  activatingUserId: string | undefined;
  address: string;
};

export const createCodeTriesStore = (db: Database) => ({
  /** Spent before the comparison, so that parallel guesses count. Takes as long without a code. */
  spendTry: async (
    { email, activatingUserId, address }: Try,
    { tries, at, until }: { tries: number; at: Date; until: Date },
  ) => {
    const isActivation = eq(secrets.kind, "activation");
    const code = db.$with("code").as(
      db
        .select({ userId: secrets.userId, hash: secrets.hash })
        .from(secrets)
        .innerJoin(users, eq(users.id, secrets.userId))
        .where(and(eq(users.email, email), isActivation, gt(secrets.expiresAt, at))),
    );
    const isOwn = sql`${code.userId} is not distinct from ${activatingUserId ?? null}::uuid`;
    const own = db.$with("own").as(
      db
        .update(secrets)
        .set({ triesLeft: sql`${secrets.triesLeft} - 1` })
        .from(code)
        .where(
          and(
            eq(secrets.userId, code.userId),
            isActivation,
            eq(secrets.hash, code.hash),
            gt(secrets.triesLeft, 0),
            isOwn,
          ),
        )
        .returning({ userId: secrets.userId }),
    );
    const others = db.$with("others").as(
      db
        .insert(limits)
        .select(
          sql`select 'code:' || coalesce(max(${code.hash}), '') || ${address}::text, 1,
                ${until.toISOString()}::timestamptz
              from ${code} having not coalesce(bool_or(${isOwn}), false)`,
        )
        .onConflictDoUpdate({ target: limits.key, set: { points: sql`${limits.points} + 1` } })
        .returning({ points: limits.points }),
    );
    const hasTry = sql`${exists(db.select().from(own))}
      or (select ${others.points} from ${others}) <= ${tries}`;
    const [spent] = await db.with(code, own, others).select().from(code).where(hasTry);
    return spent;
  },
});
