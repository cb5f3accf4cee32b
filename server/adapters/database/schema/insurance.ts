import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { AgreementLine } from "../../../../domain/insurance/agreement.ts";
import { draftKinds, draftStates } from "../../../../domain/insurance/draft-state.ts";
import {
  type PlanDocument,
  planDocumentKinds,
} from "../../../../domain/insurance/plan-documents.ts";
import { languages } from "../../../../domain/language.ts";
import type { CoverLine } from "../../../../domain/quotes/cover.ts";
import { moment } from "./moment.ts";
import { insurers, plans, ratingPlans } from "./quotes.ts";
import { staff } from "./staff.ts";

const ofInsurer = () =>
  text("insurer")
    .notNull()
    .references(() => insurers.slug);
const ofPlan = () =>
  text("plan")
    .notNull()
    .references(() => plans.id);

/** What becomes an edition, a version of a plan, an agreement or a payee once two people agree (ruling O10). */
export const insuranceDrafts = pgTable(
  "insurance_drafts",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: draftKinds }).notNull(),
    insurer: ofInsurer(),
    /** Plan or agreement that it changes, or insurer whose payee; empty for a new agreement. */
    subject: text("subject").notNull().default(""),
    content: jsonb("content").$type<unknown>().notNull(),
    /** From when it counts; null for at once. Agreements name their days themselves. */
    countsFrom: moment("counts_from"),
    /** Why, in the words of whoever asks. */
    reason: text("reason").notNull().default(""),
    state: text("state", { enum: draftStates }).notNull(),
    version: integer("version").notNull().default(1),
    writtenBy: uuid("written_by")
      .notNull()
      .references(() => staff.id),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    uniqueIndex("insurance_drafts_one_open")
      .on(table.kind, table.subject)
      .where(sql`ended_at is null and subject <> ''`),
    index("insurance_drafts_insurer").on(table.insurer, table.createdAt),
    index("insurance_drafts_open")
      .on(table.changedAt)
      .where(sql`ended_at is null`),
  ],
);

const fromDraft = () => uuid("draft").references(() => insuranceDrafts.id);

/** What insurers allow us to sell. Rows are only inserted. */
export const agreements = pgTable(
  "agreements",
  {
    id: uuid("id").primaryKey(),
    insurer: ofInsurer(),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    validUntil: date("valid_until", { mode: "string" }),
    lines: jsonb("lines").$type<AgreementLine[]>().notNull(),
    /** The one that this takes the place of. */
    replaces: uuid("replaces"),
    /** Null for those of the demonstration, and those of before there were drafts. */
    draft: fromDraft(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("agreements_insurer").on(table.insurer, table.createdAt),
    uniqueIndex("agreements_replaces").on(table.replaces),
    index("agreements_draft").on(table.draft),
  ],
);

/** When which edition of a plan is on sale: an earlier one may come back. Rows are only inserted. */
export const editionSales = pgTable(
  "edition_sales",
  {
    id: uuid("id").primaryKey(),
    plan: ofPlan(),
    /** 1 for the first of its plan. */
    number: integer("number").notNull(),
    edition: text("edition")
      .notNull()
      .references(() => ratingPlans.digest),
    /** First Dubai day on which it prices. */
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    onSaleFrom: moment("on_sale_from").notNull(),
    draft: fromDraft(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("edition_sales_number").on(table.plan, table.number),
    index("edition_sales_plan").on(table.plan, table.onSaleFrom),
    index("edition_sales_edition").on(table.edition),
    index("edition_sales_draft").on(table.draft),
  ],
);

/** What a plan covers and is called, from when on. Rows are only inserted. */
export const planVersions = pgTable(
  "plan_versions",
  {
    id: uuid("id").primaryKey(),
    plan: ofPlan(),
    /** 1 for the first of its plan. */
    number: integer("number").notNull(),
    nameEn: text("name_en").notNull(),
    nameAr: text("name_ar").notNull(),
    descriptionEn: text("description_en").notNull(),
    descriptionAr: text("description_ar").notNull(),
    cover: jsonb("cover").$type<CoverLine[]>().notNull(),
    terms: jsonb("terms").$type<string[]>().notNull(),
    /** The insurer's papers, each named by its digest (`planFiles`). */
    documents: jsonb("documents").$type<PlanDocument[]>().notNull().default([]),
    onSale: boolean("on_sale").notNull(),
    onSaleFrom: moment("on_sale_from").notNull(),
    draft: fromDraft(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("plan_versions_number").on(table.plan, table.number),
    index("plan_versions_plan").on(table.plan, table.onSaleFrom),
    index("plan_versions_draft").on(table.draft),
  ],
);

/** Which credentials of the environment an insurer's payments use, by their name. Rows are only inserted. */
export const payees = pgTable(
  "payees",
  {
    id: uuid("id").primaryKey(),
    insurer: ofInsurer(),
    /** 1 for the first of its insurer; the highest counts. */
    number: integer("number").notNull(),
    account: text("account").notNull(),
    draft: fromDraft(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("payees_number").on(table.insurer, table.number),
    index("payees_draft").on(table.draft),
  ],
);

/** The insurer's papers about a plan, as they came to a draft. Those of an agreed draft stay. */
export const planFiles = pgTable(
  "plan_files",
  {
    id: uuid("id").primaryKey(),
    draft: uuid("draft")
      .notNull()
      .references(() => insuranceDrafts.id),
    kind: text("kind", { enum: planDocumentKinds }).notNull(),
    language: text("language", { enum: languages }).notNull(),
    /** SHA-256 of the file, hexadecimal: its public name. */
    sha256: text("sha256").notNull(),
    bytes: integer("bytes").notNull(),
    pages: integer("pages").notNull(),
    storageKey: text("storage_key").notNull(),
    /** The file's own key, wrapped under DOCUMENT_KEY (ruling D1). */
    wrappedKey: text("wrapped_key").notNull(),
    addedBy: uuid("added_by")
      .notNull()
      .references(() => staff.id),
    addedAt: moment("added_at").notNull(),
  },
  (table) => [
    uniqueIndex("plan_files_slot").on(table.draft, table.kind, table.language),
    uniqueIndex("plan_files_storage_key").on(table.storageKey),
    index("plan_files_sha256").on(table.sha256),
    index("plan_files_added_by").on(table.addedBy),
  ],
);
