import { and, asc, eq, gt, gte, min, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { PromiseMeasure } from "../../../domain/analytics/promise-day.ts";

const { audit, auditSeals, promiseCases, promiseDays } = schema;

export type PromiseCase = Omit<typeof promiseCases.$inferSelect, "measure"> & {
  measure: PromiseMeasure;
};
export type PromiseDay = typeof promiseDays.$inferSelect;
export type DayFault = NonNullable<PromiseDay["fault"]>;
type Place = Pick<PromiseCase, "seq" | "measure">;

/** Parameters of a statement are bounded. */
const INSERTED_AT_ONCE = 1_000;

export const lockDayIn = async (tx: Transaction, day: string): Promise<PromiseDay | undefined> => {
  const [row] = await tx.select().from(promiseDays).where(eq(promiseDays.day, day)).for("update");
  return row;
};

export const insertCasesIn = async (tx: Transaction, cases: readonly PromiseCase[]) => {
  for (let from = 0; from < cases.length; from += INSERTED_AT_ONCE)
    await tx.insert(promiseCases).values(cases.slice(from, from + INSERTED_AT_ONCE));
};

/** What was found about the day stays until it is looked at again. */
export const putDayIn = async (
  tx: Transaction,
  { day, ...row }: Omit<PromiseDay, "fault" | "checkedAt">,
) => {
  await tx
    .insert(promiseDays)
    .values({ day, ...row })
    .onConflictDoUpdate({ target: promiseDays.day, set: row });
};

export const readDayIn = async (tx: Transaction, day: string): Promise<PromiseDay | undefined> => {
  const [row] = await tx.select().from(promiseDays).where(eq(promiseDays.day, day));
  return row;
};

/** Cases of a day in order, each with the row of the audit that ended it, if that is there. */
export const casesWithAuditIn = (
  tx: Transaction,
  { day, after, limit }: { day: string; after: Place | undefined; limit: number },
) =>
  tx
    .select({ one: promiseCases, subject: audit.subject, event: audit.event })
    .from(promiseCases)
    .leftJoin(auditSeals, eq(auditSeals.seq, promiseCases.seq))
    .leftJoin(audit, eq(audit.id, auditSeals.auditId))
    .where(
      and(
        eq(promiseCases.day, day),
        after &&
          sql`(${promiseCases.seq}, ${promiseCases.measure}) > (${after.seq}, ${after.measure})`,
      ),
    )
    .orderBy(asc(promiseCases.seq), asc(promiseCases.measure))
    .limit(limit);

export const createPromisesStore = (db: Database) => ({
  /** The next day that has a row or cases; the first one after "". */
  dayAfter: async (day: string): Promise<string | undefined> => {
    const [row] = await db
      .select({ day: min(promiseDays.day) })
      .from(promiseDays)
      .where(day === "" ? undefined : gt(promiseDays.day, day));
    const [ofCases] = await db
      .select({ day: min(promiseCases.day) })
      .from(promiseCases)
      .where(day === "" ? undefined : gt(promiseCases.day, day));
    return [row?.day, ofCases?.day].filter((found) => typeof found === "string").toSorted()[0];
  },

  /** Days whose number of cases is another one than they say; read from an index alone. */
  miscounted: async (since: string): Promise<string[]> => {
    const counted = db
      .select({ day: promiseCases.day, cases: sql<number>`count(*)`.as("counted") })
      .from(promiseCases)
      .where(gte(promiseCases.day, since))
      .groupBy(promiseCases.day)
      .as("counted_days");
    const days = db.select().from(promiseDays).where(gte(promiseDays.day, since)).as("known_days");
    const rows = await db
      .select({ day: sql<string>`coalesce(${days.day}, ${counted.day})::text` })
      .from(days)
      .fullJoin(counted, eq(counted.day, days.day))
      .where(and(sql`${days.cases} is distinct from ${counted.cases}`, sql`${days.fault} is null`));
    return rows.map(({ day }) => day);
  },

  /** A day without a row gets one, so that it is told. */
  note: async (day: string, fault: DayFault | null, checkedAt: Date) => {
    const found = { fault, checkedAt };
    const changed = await db
      .update(promiseDays)
      .set(found)
      .where(eq(promiseDays.day, day))
      .returning({ day: promiseDays.day });
    if (changed.length > 0 || fault === null) return;
    await db
      .insert(promiseDays)
      .values({ day, firstSeq: 0, lastSeq: 0, cases: 0, digest: "", times: [], ...found })
      .onConflictDoNothing();
  },

  since: (day: string): Promise<PromiseDay[]> =>
    db.select().from(promiseDays).where(gte(promiseDays.day, day)).orderBy(asc(promiseDays.day)),

  firstDay: async (): Promise<string | undefined> => {
    const [row] = await db.select({ day: min(promiseDays.day) }).from(promiseDays);
    return row?.day ?? undefined;
  },
});
