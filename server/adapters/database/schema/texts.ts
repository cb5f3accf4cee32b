import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Bilingual } from "../../../../domain/language.ts";
import type { TextPlace } from "../../../../domain/texts/kept-text.ts";
import { moment } from "./moment.ts";
import { staff } from "./staff.ts";

/** What staff write to customers again and again; retired ones stay. */
export const keptTexts = pgTable(
  "kept_texts",
  {
    id: uuid("id").primaryKey(),
    shortcut: text("shortcut").notNull(),
    title: jsonb("title").$type<Bilingual>().notNull(),
    /** With placeholders (`domain/texts/placeholders.ts`). */
    body: jsonb("body").$type<Bilingual>().notNull(),
    places: jsonb("places").$type<TextPlace[]>().notNull(),
    isRetired: boolean("is_retired").notNull().default(false),
    version: integer("version").notNull().default(1),
    /** Null for what came with the product. */
    changedBy: uuid("changed_by").references(() => staff.id),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("kept_texts_shortcut")
      .on(table.shortcut)
      .where(sql`not is_retired`),
    index("kept_texts_changed_by").on(table.changedBy),
  ],
);
