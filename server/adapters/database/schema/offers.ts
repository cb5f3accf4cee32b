import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { PriceComparison } from "../../../../domain/offers/compare-price.ts";
import type { AddOn } from "../../../../domain/quotes/add-ons.ts";
import type { CoverLine } from "../../../../domain/quotes/cover.ts";
import { offerStates } from "../../../../domain/requests/offer-state.ts";
import { moment } from "./moment.ts";
import type { LedgerRow } from "./quotes.ts";
import { requests } from "./requests.ts";
import { staff } from "./staff.ts";

type Wished = {
  packageId: string | null;
  coverType: string | null;
  /** Missing in offers accepted before they named a day and a sum; then nothing is put back. */
  startDate?: string | null;
  value?: { value: unknown; source: string } | null;
};

/** What agents offer. Once it is sent its terms never change: other terms are another row. */
export const offers = pgTable(
  "offers",
  {
    id: uuid("id").primaryKey(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    state: text("state", { enum: offerStates }).notNull(),
    /** Counts the terms, from one row to the row that supersedes it. */
    version: integer("version").notNull().default(1),
    supersedes: uuid("supersedes"),

    /** Null where the plan is none of ours. */
    planId: text("plan_id"),
    insurer: text("insurer").notNull(),
    nameEn: text("name_en").notNull(),
    nameAr: text("name_ar").notNull(),
    coverType: text("cover_type", { enum: ["thirdParty", "comprehensive"] }).notNull(),
    /** Null without own damage, or where it is not known; like `repair`. */
    excessAed: integer("excess_aed"),
    repair: text("repair", { enum: ["garage", "agency"] }),
    /** Null for third party, or where it is not known. */
    sumInsuredAed: integer("sum_insured_aed"),
    /** Null where nobody said which there are, as in offers made before they said so. */
    addOns: jsonb("add_ons").$type<AddOn[]>(),
    /** First day of cover in Dubai; null where the customer has not named one. */
    startDate: date("start_date", { mode: "string" }),
    priceFils: integer("price_fils").notNull(),
    /** Why it costs more or less than our price (ruling P25); only staff read it. */
    priceReason: text("price_reason").notNull().default(""),
    /** What the price was compared with when these terms were written (ruling P25). */
    comparison: jsonb("comparison").$type<PriceComparison>(),
    ledger: jsonb("ledger").$type<LedgerRow[]>().notNull(),
    /** What it covers with these terms; null where the plan is none of ours, or the offer older. */
    cover: jsonb("cover").$type<CoverLine[]>(),
    /** Codes of the plan's sentences (`termCodes`), null like `cover`. */
    terms: jsonb("terms").$type<string[]>(),
    /** Digest and Dubai day of the rating; null where nothing was rated. */
    edition: text("edition"),
    /** Digest of the version of the plan; null where the plan is none of ours, and before it was kept. */
    planVersion: text("plan_version"),
    ratedOn: date("rated_on", { mode: "string" }),

    insurerRef: text("insurer_ref").notNull(),
    /** Last Dubai day on which it can be accepted and paid. */
    validUntil: date("valid_until", { mode: "string" }).notNull(),
    why: text("why").notNull(),
    /** Wishes of the customer in the request before this offer was accepted. */
    wished: jsonb("wished").$type<Wished>(),

    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    index("offers_request").on(table.requestId, table.createdAt),
    uniqueIndex("offers_one_accepted")
      .on(table.requestId)
      .where(sql`state in ('accepted', 'bought')`),
    index("offers_unnamed")
      .on(table.id)
      .where(sql`plan_version is null and edition is not null`),
    index("offers_live")
      .on(table.validUntil, table.requestId)
      .where(sql`state in ('open', 'accepted')`),
  ],
);
