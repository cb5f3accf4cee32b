import { and, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { auditChecks } = schema;

export type CheckRow = typeof auditChecks.$inferSelect;
type NewCheck = Pick<CheckRow, "id" | "source" | "askedBy" | "startedAt"> & { total: number };
type Walked = Partial<Pick<CheckRow, "rows" | "head" | "fault" | "endedAt">>;

/** Only one is open. @returns false where another one walks */
export const openCheckIn = async (tx: Transaction, check: NewCheck): Promise<boolean> => {
  const opened = await tx
    .insert(auditChecks)
    .values({ ...check, beatAt: check.startedAt })
    .onConflictDoNothing()
    .returning({ id: auditChecks.id });
  return opened.length > 0;
};

/** Ends one that told nothing since `before`: its process is gone. */
export const endCutOffIn = async (tx: Transaction, before: Date, at: Date) => {
  await tx
    .update(auditChecks)
    .set({ endedAt: at, fault: { fault: "cutOff" } })
    .where(and(isNull(auditChecks.endedAt), lt(auditChecks.beatAt, before)));
};

export const createChecksStore = (db: Database) => ({
  /** @returns false where somebody has ended it meanwhile */
  put: async (id: string, walked: Walked, beatAt: Date): Promise<boolean> => {
    const changed = await db
      .update(auditChecks)
      .set({ ...walked, beatAt })
      .where(and(eq(auditChecks.id, id), isNull(auditChecks.endedAt)))
      .returning({ id: auditChecks.id });
    return changed.length > 0;
  },

  open: async (): Promise<CheckRow | undefined> => {
    const [row] = await db.select().from(auditChecks).where(isNull(auditChecks.endedAt));
    return row;
  },

  /** The newest that has ended. */
  last: async (): Promise<CheckRow | undefined> => {
    const [row] = await db
      .select()
      .from(auditChecks)
      .where(isNotNull(auditChecks.endedAt))
      .orderBy(desc(auditChecks.endedAt))
      .limit(1);
    return row;
  },
});
