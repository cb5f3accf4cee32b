import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from "drizzle-orm/pg-core";
import {
  type InsurerContacts,
  unknownContacts,
} from "../../../../domain/insurance/insurer-contacts.ts";
import type { CoverLine } from "../../../../domain/quotes/cover.ts";
import type { QualityByCover } from "../../../../domain/quotes/insurer-quality.ts";
import type { RefundTerms } from "../../../../domain/refunds/refund-terms.ts";
import { moment } from "./moment.ts";

/** A line of a request's price. An agent's have only code and amount. */
export type LedgerRow = {
  code: string;
  amountFils: number;
  inputs?: readonly string[];
  source?: string;
  verified?: boolean;
  maximumExcessAed?: number;
};

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Pictures of insurers' names as they are served, never as they were uploaded. */
export const wordmarks = pgTable("wordmarks", {
  /** SHA-256 of the PNG. */
  digest: text("digest").primaryKey(),
  webp: bytes("webp").notNull(),
  png: bytes("png").notNull(),
  createdAt: moment("created_at").notNull(),
  /** Since then a stored quote may name it; null for one that was only looked at. */
  firstUsedAt: moment("first_used_at"),
});

export const insurers = pgTable(
  "insurers",
  {
    slug: text("slug").primaryKey(),
    nameEn: text("name_en").notNull(),
    nameAr: text("name_ar").notNull(),
    /** Address of the one that was drawn for it. */
    logo: text("logo"),
    /** Takes the place of `logo`. */
    wordmark: text("wordmark").references(() => wordmarks.digest),
    quality: jsonb("quality").$type<QualityByCover>().notNull().default({}),
    /** What it asks for when money goes back; null where it told us nothing. */
    refundTerms: jsonb("refund_terms").$type<RefundTerms>(),
    contacts: jsonb("contacts").$type<InsurerContacts>().notNull().default(unknownContacts),
    version: integer("version").notNull().default(1),
  },
  (table) => [index("insurers_wordmark").on(table.wordmark)],
);

/** What an insurer sells. Name, cover and the like are those of its first version (`planVersions`). */
export const plans = pgTable(
  "plans",
  {
    id: text("id").primaryKey(),
    insurer: text("insurer")
      .notNull()
      .references(() => insurers.slug),
    coverType: text("cover_type", { enum: ["thirdParty", "comprehensive"] }).notNull(),
    nameEn: text("name_en").notNull(),
    nameAr: text("name_ar").notNull(),
    descriptionEn: text("description_en").notNull(),
    descriptionAr: text("description_ar").notNull(),
    cover: jsonb("cover").$type<CoverLine[]>().notNull(),
    terms: jsonb("terms").$type<string[]>().notNull(),
    onSale: boolean("on_sale").notNull().default(true),
  },
  (table) => [index("plans_insurer").on(table.insurer)],
);

/** Editions: a trigger refuses every change and deletion. */
export const ratingPlans = pgTable(
  "rating_plans",
  {
    /** Digest of the canonical JSON of `tables`, since jsonb reorders keys. */
    digest: text("digest").primaryKey(),
    plan: text("plan")
      .notNull()
      .references(() => plans.id),
    tables: jsonb("tables").$type<unknown>().notNull(),
    /** First Dubai day on which it prices. */
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    onSaleFrom: moment("on_sale_from").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("rating_plans_plan").on(table.plan, table.onSaleFrom)],
);

/** A quote that somebody keeps or shares (ruling P24). Nothing in it tells whose it is. */
export const sharedQuotes = pgTable(
  "shared_quotes",
  {
    /** Digest of the code in the address. */
    codeHash: text("code_hash").primaryKey(),
    /** Kind and what follows as in the call that made it (ruling A4). */
    kind: text("kind").notNull(),
    body: text("body").notNull(),
    cylinders: text("cylinders").notNull(),
    packageId: text("package_id").notNull(),
    /** Inputs without the driver's year of birth, which `driverAgeBand` replaces. */
    inputs: jsonb("inputs").$type<Record<string, { value: unknown; source: string }>>().notNull(),
    driverAgeBand: text("driver_age_band"),
    edition: text("edition").notNull(),
    /** Digest of the version of the plan; null before it was kept. */
    planVersion: text("plan_version"),
    engineVersion: integer("engine_version").notNull(),
    ratedOn: date("rated_on", { mode: "string" }).notNull(),
    /** The quote as it was shown, in both languages. */
    quote: jsonb("quote").$type<unknown>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("shared_quotes_expires").on(table.expiresAt)],
);
