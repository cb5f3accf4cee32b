import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { CoverLine } from "../../../../domain/quotes/cover.ts";

export type LedgerRow = { code: string; amountFils: number };

export const insurers = pgTable("insurers", {
  slug: text("slug").primaryKey(),
  nameEn: text("name_en").notNull(),
  nameAr: text("name_ar").notNull(),
  logo: text("logo"),
});

export const packages = pgTable(
  "packages",
  {
    id: text("id").primaryKey(),
    insurer: text("insurer")
      .notNull()
      .references(() => insurers.slug),
    /** The kinds of ruling A4 map to these. */
    purchase: text("purchase", { enum: ["new", "renew"] }).notNull(),
    coverType: text("cover_type", { enum: ["thirdParty", "comprehensive"] }).notNull(),
    body: text("body", { enum: ["saloon", "station"] }).notNull(),
    cylinders: text("cylinders", { enum: ["4", "6", "8"] }).notNull(),
    nameEn: text("name_en").notNull(),
    nameAr: text("name_ar").notNull(),
    descriptionEn: text("description_en").notNull(),
    descriptionAr: text("description_ar").notNull(),
    priceFils: integer("price_fils").notNull(),
    ledger: jsonb("ledger").$type<LedgerRow[]>().notNull(),
    cover: jsonb("cover").$type<CoverLine[]>().notNull(),
    terms: jsonb("terms").$type<string[]>().notNull(),
    onSale: boolean("on_sale").notNull().default(true),
  },
  (table) => [
    uniqueIndex("packages_name_en").on(
      table.purchase,
      table.body,
      table.cylinders,
      table.coverType,
      table.nameEn,
    ),
    uniqueIndex("packages_name_ar").on(
      table.purchase,
      table.body,
      table.cylinders,
      table.coverType,
      table.nameAr,
    ),
  ],
);
