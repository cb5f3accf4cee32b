import { sql } from "drizzle-orm";
import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { CountedPage } from "./counted-page.ts";

const { visits } = schema;

export const createVisitsStore = (db: Database) => ({
  /** `day` is a calendar day in Dubai, YYYY-MM-DD. */
  count: async (page: CountedPage, day: string) => {
    await db
      .insert(visits)
      .values({ page, day })
      .onConflictDoUpdate({
        target: [visits.page, visits.day],
        set: { count: sql`${visits.count} + 1` },
      });
  },
});
