import { and, eq, sql } from "drizzle-orm";
import type { BrandValues } from "../../../domain/contact/brand-values.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { brandSettings } = schema;

const ROW = 1;

export type BrandRow = typeof brandSettings.$inferSelect;

export const findBrandIn = async (handle: Database | Transaction): Promise<BrandRow | undefined> =>
  (await handle.select().from(brandSettings).where(eq(brandSettings.id, ROW)))[0];

type Change = { values: Partial<BrandValues>; changedBy: string; updatedAt: Date };

/** Nothing is there until somebody changes something: version 0. @returns false where the row has another version by now */
export const changeBrandIn = async (
  tx: Transaction,
  version: number,
  change: Change,
): Promise<boolean> => {
  await tx.insert(brandSettings).values({ id: ROW, values: {}, version: 0 }).onConflictDoNothing();
  const changed = await tx
    .update(brandSettings)
    .set({ ...change, version: sql`${brandSettings.version} + 1` })
    .where(and(eq(brandSettings.id, ROW), eq(brandSettings.version, version)))
    .returning({ id: brandSettings.id });
  return changed.length > 0;
};

export const createBrandStore = (db: Database) => ({
  readValues: async (): Promise<Partial<BrandValues>> => (await findBrandIn(db))?.values ?? {},
});
