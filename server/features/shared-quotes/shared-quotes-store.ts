import { eq, lte } from "drizzle-orm";
import type { Package } from "../../../contract/quotes.ts";
import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { sharedQuotes } = schema;

export type SharedQuoteRow = typeof sharedQuotes.$inferSelect & {
  quote: { en: Package; ar: Package };
};

export const createSharedQuotesStore = (db: Database) => ({
  insert: async (rows: SharedQuoteRow[]) => {
    await db.insert(sharedQuotes).values(rows);
  },

  find: async (codeHash: string): Promise<SharedQuoteRow | undefined> => {
    const [row] = await db.select().from(sharedQuotes).where(eq(sharedQuotes.codeHash, codeHash));
    return row as SharedQuoteRow | undefined;
  },

  deleteExpiredBy: async (moment: Date) => {
    await db.delete(sharedQuotes).where(lte(sharedQuotes.expiresAt, moment));
  },
});
