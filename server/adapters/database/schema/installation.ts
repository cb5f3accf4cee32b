import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, uuid } from "drizzle-orm/pg-core";

export const installation = pgTable(
  "installation",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    keyDigest: text("key_digest").notNull(),
    /** Also in the store's `installation.json` (ruling D3). */
    id: uuid("id").notNull().defaultRandom(),
  },
  (table) => [check("installation_is_only", sql`${table.isOnly}`)],
);
