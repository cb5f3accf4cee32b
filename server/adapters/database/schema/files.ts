import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** What is to happen to an object of the document store that has no row (ruling D3). */
export const fileIntents = [
  /** About to be stored; its row removes the intent. */
  "upload",
  /** The object is about to be stored; its row removes the intent. */
  "delete",
  /** Its row was erased: copies in the trash go, too. */
  "erase",
  /** The object is on its way to the trash of the day of `at`. */
  "move",
  /** The object is in that trash. */
  "trash",
] as const;

export const storageIntents = pgTable(
  "storage_intents",
  {
    storageKey: text("storage_key").primaryKey(),
    kind: text("kind", { enum: fileIntents }).notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("storage_intents_kind").on(table.kind, table.at, table.storageKey)],
);

/** Erasures that the store does not know yet (ruling D3). */
export const erasuresPending = pgTable(
  "erasures_pending",
  {
    kind: text("kind", { enum: ["request", "account", "draft", "message", "chat"] }).notNull(),
    id: uuid("id").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
