import { and, asc, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { erasuresPending } = schema;

export type Erasure = typeof erasuresPending.$inferSelect;

/** Called beside the erasing, so that a store that is away learns it later (ruling D3). */
export const noteErasedIn = async (
  tx: Transaction,
  kind: Erasure["kind"],
  ids: readonly string[],
  at: Date,
) => {
  if (ids.length === 0) return;
  await tx
    .insert(erasuresPending)
    .values(ids.map((id) => ({ kind, id, at })))
    .onConflictDoUpdate({ target: [erasuresPending.kind, erasuresPending.id], set: { at } });
};

export const createErasuresStore = (db: Database) => ({
  list: (limit: number): Promise<Erasure[]> =>
    db.select().from(erasuresPending).orderBy(asc(erasuresPending.at)).limit(limit),

  forget: async ({ kind, id, at }: Erasure) => {
    await db
      .delete(erasuresPending)
      .where(
        and(eq(erasuresPending.kind, kind), eq(erasuresPending.id, id), eq(erasuresPending.at, at)),
      );
  },
});
