import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { figureCursor, insurers } = schema;

export const createOurTimesStore = (db: Database) => ({
  /** Up to when the audit is counted. */
  countedUntil: async (): Promise<Date | undefined> => {
    const [cursor] = await db.select({ at: figureCursor.at }).from(figureCursor).limit(1);
    return cursor?.at;
  },

  /** Also of insurers whose plans are sold no longer. */
  insurerNames: async () => {
    const rows = await db
      .select({ slug: insurers.slug, en: insurers.nameEn, ar: insurers.nameAr })
      .from(insurers);
    return new Map(rows.map(({ slug, ...name }) => [slug, name]));
  },
});
