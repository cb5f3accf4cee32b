import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { moment } from "./moment.ts";

/** Erased after a day (ruling P1). */
export const drafts = pgTable("drafts", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  /** JSON, sealed under DOCUMENT_KEY (ruling P12). */
  sealed: text("sealed").notNull(),
  savedAt: moment("saved_at").notNull(),
});

export const draftDocuments = pgTable(
  "draft_documents",
  {
    id: uuid("id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    slot: text("slot").notNull(),
    storageKey: text("storage_key").notNull(),
    wrappedKey: text("wrapped_key").notNull(),
    sha256: text("sha256").notNull(),
    bytes: integer("bytes").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    savedAt: moment("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.slot] })],
);
