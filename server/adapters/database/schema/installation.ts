import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";

export const installation = pgTable(
  "installation",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    keyDigest: text("key_digest").notNull(),
  },
  (table) => [check("installation_is_only", sql`${table.isOnly}`)],
);
