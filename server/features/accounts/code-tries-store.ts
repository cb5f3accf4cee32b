import { and, eq, exists, gt, sql } from "drizzle-orm";
import type { Database } from "../../adapters/database/database.ts";
import { limits, secrets, users } from "../../adapters/database/schema/accounts.ts";

type Try = {
  email: string;
  /** The account whose activation cookie the browser holds: it has the code's own tries. */
  activating: string | undefined;
  /** The caller's network address, which has as many tries at each code. */
  address: string;
};

export const createCodeTriesStore = (db: Database) => ({
  /**
   * Spends one try of the person's live activation code and returns what to compare with; undefined
   * when there is no code or no try left. The try is gone before the comparison, so that parallel
   * guesses are counted too. An address without a live code writes a row as well: otherwise it would
   * answer measurably faster.
   */
  spendTry: async (
    { email, activating, address }: Try,
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
    const isOwn = sql`${code.userId} is not distinct from ${activating ?? null}::uuid`;
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
