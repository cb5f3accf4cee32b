import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";

/** The one row about this installation as a whole. */
export const installation = pgTable(
  "installation",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    /** Of DOCUMENT_KEY: what is sealed opens with no other. Says nothing about the key. */
    keyDigest: text("key_digest").notNull(),
  },
  (table) => [check("installation_is_only", sql`${table.isOnly}`)],
);
