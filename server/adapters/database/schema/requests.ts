import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { jsonb } from "drizzle-orm/pg-core";
import { requestStates } from "../../../../domain/requests/request-state.ts";
import { newsCodes } from "../../../../domain/requests/news.ts";
import type { MovedTimes } from "../../../../domain/requests/moved-times.ts";
import { turns } from "../../../../domain/requests/turn.ts";
import { users } from "./accounts.ts";
import type { LedgerRow } from "./quotes.ts";
import { moment } from "./moment.ts";
import { staff } from "./staff.ts";

const isCancellation = sql`state = 'refund_pending' or (state = 'verifying_payment' and cancel_asked)`;

export const requests = pgTable(
  "requests",
  {
    id: uuid("id").primaryKey(),
    /** Number as people read it, e.g. MZ-7F3K2Q. */
    number: text("number").notNull(),
    /** Null for a lead sent without an account (ruling P8). */
    userId: uuid("user_id").references(() => users.id),
    type: text("type", { enum: ["new", "renew"] }).notNull(),
    state: text("state", { enum: requestStates }).notNull(),
    /** Takes effect once the gateway says that nothing was paid (ruling P7). */
    cancelAsked: boolean("cancel_asked").notNull().default(false),
    version: integer("version").notNull().default(1),
    language: text("language", { enum: ["en", "ar"] }).notNull(),
    /** Sent to a demonstration, or by its seed; null where nobody noted it. */
    invented: boolean("invented"),

    username: text("username").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),

    plateEmirate: text("plate_emirate"),
    plateCode: text("plate_code"),
    plateNumber: text("plate_number"),
    cylinders: text("cylinders").notNull(),
    body: text("body").notNull(),
    origin: text("origin").notNull(),
    answers: jsonb("answers").$type<Record<string, string>>().notNull().default({}),
    /** 15 digits, sealed under DOCUMENT_KEY (ruling P12). */
    emiratesIdSealed: text("emirates_id_sealed"),

    packageId: text("package_id"),
    insurer: text("insurer"),
    companyNameEn: text("company_name_en"),
    companyNameAr: text("company_name_ar"),
    coverType: text("cover_type", { enum: ["thirdParty", "comprehensive"] }),
    priceFils: integer("price_fils"),
    ledger: jsonb("ledger").$type<LedgerRow[]>(),
    capturedFils: integer("captured_fils").notNull().default(0),
    refundedFils: integer("refunded_fils").notNull().default(0),

    startDate: date("start_date", { mode: "string" }),
    make: text("make"),
    model: text("model"),
    /** Every rated input with its source. */
    inputs: jsonb("inputs")
      .$type<Record<string, { value: unknown; source: string }>>()
      .notNull()
      .default({}),
    edition: text("edition"),
    /** Digest of the version of the plan that is sold; null without a plan of ours, and before it was kept. */
    planVersion: text("plan_version"),
    engineVersion: integer("engine_version"),
    /** The Dubai day from which ages were counted. */
    ratedOn: date("rated_on", { mode: "string" }),

    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** When its customer last did something with it (ruling P20). */
    touchedAt: moment("touched_at").notNull().defaultNow(),
    /** When its customer was told that it ends soon (ruling P20). */
    expiryWarnedAt: moment("expiry_warned_at"),

    /** Who works on it (ruling O1). */
    assignee: uuid("assignee").references(() => staff.id),
    /** Since when the assignee has it. */
    assignedAt: moment("assigned_at"),
    /** Whose turn it is (ruling O3); null when nobody has anything to do. */
    turn: text("turn", { enum: turns }),
    /** Time until which we have to act, or since which others have to (`turnOf`). */
    dueAt: moment("due_at"),
    /** Version of the calendar by which `dueAt` was counted, and the same of `promisedFor`. */
    dueCalendar: integer("due_calendar").notNull().default(0),
    promisedCalendar: integer("promised_calendar").notNull().default(0),
    /** What a change of the calendar moved the last time. */
    moved: jsonb("moved").$type<MovedTimes>(),
    /** Before when its customer was promised an offer (ruling O3); null where nothing is promised. */
    promisedFor: moment("promised_for"),
    /** Promises of an offer that were not kept since the last one that was. */
    promisesMissed: integer("promises_missed").notNull().default(0),
    snoozedUntil: moment("snoozed_until"),
    /** When its customer is to be called again. */
    callDueAt: moment("call_due_at"),
    /** Since when money of its customer waits to go back; null once all of it went. */
    moneyBackSince: moment("money_back_since"),
    /** Why it is back with somebody, and since when (`newsNow`). */
    news: text("news", { enum: newsCodes }),
    newsAt: moment("news_at"),
    /** What happened up to then was seen by its assignee; by anybody where it has none. */
    newsSeenAt: moment("news_seen_at"),
    /** Folded beginnings of the words of name and e-mail (`nameTerms`). */
    nameTerms: text("name_terms").array().notNull(),
    /** Last digits of the phone number first, so that any way of writing it finds it. */
    phoneTail: text("phone_tail"),
  },
  (table) => [
    uniqueIndex("requests_number").on(table.number),
    index("requests_user").on(table.userId, table.createdAt, table.id),
    index("requests_state").on(table.state, table.createdAt, table.id),
    index("requests_plate").on(table.plateNumber, table.plateEmirate),
    index("requests_email").on(table.email),
    index("requests_ended").on(table.state, table.updatedAt),
    index("requests_untouched").on(table.state, table.touchedAt),
    index("requests_turn")
      .on(table.turn, table.dueAt, table.id)
      .where(sql`turn is not null`),
    index("requests_state_turn")
      .on(table.state, table.turn, table.dueAt, table.id)
      .where(sql`turn is not null`),
    // Nobody's would have to be looked for among those with an assignee.
    index("requests_new")
      .on(table.dueAt, table.id)
      .where(sql`turn = 'us' and assignee is null`),
    index("requests_new_in_state")
      .on(table.state, table.dueAt, table.id)
      .where(sql`turn = 'us' and assignee is null`),
    index("requests_cancellations").on(table.createdAt, table.id).where(isCancellation),
    index("requests_assignee")
      .on(table.assignee, table.dueAt, table.id)
      .where(sql`turn is not null`),
    // With ended ones, which are released as well.
    index("requests_held")
      .on(table.assignee)
      .where(sql`assignee is not null`),
    index("requests_snoozed")
      .on(table.snoozedUntil, table.id)
      .where(sql`snoozed_until is not null and turn is not null`),
    index("requests_promised")
      .on(table.promisedFor, table.id)
      .where(sql`promised_for is not null`),
    // Late twice: its customer waits without a time, so it comes first.
    index("requests_late")
      .on(table.dueAt, table.id)
      .where(sql`promises_missed > 1 and turn is not null`),
    index("requests_calls_due")
      .on(table.callDueAt, table.id)
      .where(sql`call_due_at is not null and turn is not null`),
    index("requests_money_back")
      .on(table.moneyBackSince, table.id)
      .where(sql`money_back_since is not null`),
    // Without a valid agreement of their insurer they stay payable (ruling O10).
    index("requests_payable")
      .on(table.insurer, table.createdAt, table.id)
      .where(sql`state in ('awaiting_payment', 'verifying_payment')`),
    // Sold before its plan's version was kept.
    index("requests_unnamed")
      .on(table.id)
      .where(sql`plan_version is null and edition is not null`),
    index("requests_created").on(table.createdAt, table.id),
    // Two, so that a search among open requests cannot read the ten times as many ended ones. With
    // state and turn, of which a common name leaves too many to be looked through.
    index("requests_open_names")
      .using("gin", table.nameTerms, sql`(array[${table.state}, ${table.turn}])`)
      .where(sql`turn is not null`),
    index("requests_ended_names")
      .using("gin", table.nameTerms, sql`(array[${table.state}, ${table.turn}])`)
      .where(sql`turn is null`),
    index("requests_phone_tail").on(sql`${table.phoneTail} text_pattern_ops`),
  ],
);

/** Digests of personal values in the audit are made under it (ruling O5); erasing destroys it. */
export const auditKeys = pgTable("audit_keys", {
  requestId: uuid("request_id")
    .primaryKey()
    .references(() => requests.id),
  /** Sealed under DOCUMENT_KEY. */
  keySealed: text("key_sealed").notNull(),
});

/** Ruling P15. */
export const consents = pgTable(
  "consents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    kind: text("kind", { enum: ["declaration", "authorisation"] }).notNull(),
    version: text("version").notNull(),
    language: text("language", { enum: ["en", "ar"] }).notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("consents_request").on(table.requestId)],
);

/** The same key answers the same request (ruling P6). */
export const sends = pgTable(
  "sends",
  {
    owner: text("owner").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    derived: boolean("derived").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("sends_key").on(table.owner, table.key),
    index("sends_request").on(table.requestId),
  ],
);
