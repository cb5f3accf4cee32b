import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { MovedDay } from "../../../../domain/refunds/refund-days.ts";
import { refundFileKinds, refundFileTypes } from "../../../../domain/refunds/refund-files.ts";
import { refundStates } from "../../../../domain/refunds/refund-state.ts";
import { disputeStates } from "../../../../domain/refunds/refund-sums.ts";
import { refundReasons, refundWays } from "../../../../domain/refunds/refund-terms.ts";
import { moment } from "./moment.ts";
import { ofCharge, paymentAttempts } from "./payments.ts";
import { staff } from "./staff.ts";

/** Of which payment, and of what that paid. */
const ofPayment = () => ({
  chargeId: uuid("charge_id").notNull(),
  requestId: uuid("request_id").notNull(),
  attemptId: uuid("attempt_id")
    .notNull()
    .references(() => paymentAttempts.id),
  amountFils: integer("amount_fils").notNull(),
});

/** Money that goes back (ruling P19): who proposed it, who agreed, and how far it is. */
export const refundCases = pgTable(
  "refund_cases",
  {
    id: uuid("id").primaryKey(),
    ...ofPayment(),
    /** Insurer who has the money. */
    payee: text("payee").notNull(),
    state: text("state", { enum: refundStates }).notNull(),
    reason: text("reason", { enum: refundReasons }).notNull(),
    /** Why, in the words of whoever proposed it; for staff. */
    note: text("note").notNull().default(""),
    way: text("way", { enum: refundWays }).notNull(),
    /** Account of the customer, for a transfer; sealed under DOCUMENT_KEY. */
    ibanSealed: text("iban_sealed"),
    ibanAt: moment("iban_at"),
    insurerRef: text("insurer_ref"),
    /** Null for what the system proposed. */
    proposedBy: uuid("proposed_by").references(() => staff.id),
    proposedAt: moment("proposed_at").notNull(),
    approvedBy: uuid("approved_by").references(() => staff.id),
    approvedAt: moment("approved_at"),
    /** The last time that the insurer was asked. */
    sentBy: uuid("sent_by").references(() => staff.id),
    sentAt: moment("sent_at"),
    /** Day by which the insurer promised to pay; null where it promises nothing. */
    promisedOn: date("promised_on", { mode: "string" }),
    /** Version of the calendar by which `promisedOn` was counted. */
    promisedCalendar: integer("promised_calendar").notNull().default(0),
    /** What a change of the calendar moved the last time. */
    moved: jsonb("moved").$type<MovedDay>(),
    /** Why it failed, was refused or is void; for staff. */
    closedWhy: text("closed_why"),
    endedAt: moment("ended_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    ofCharge(table),
    check("refund_cases_amount", sql`${table.amountFils} > 0`),
    check(
      "refund_cases_two_people",
      sql`(${table.approvedBy} is null and ${table.state} in ('proposed', 'refused', 'withdrawn')) or (${table.proposedBy} is distinct from ${table.approvedBy} and (${table.proposedBy} is not null or ${table.sentBy} is distinct from ${table.approvedBy}))`,
    ),
    index("refund_cases_charge").on(table.chargeId, table.requestId),
    index("refund_cases_request").on(table.requestId),
    index("refund_cases_attempt").on(table.attemptId),
    // With what is owed, whose sum is read without the rows.
    index("refund_cases_open")
      .on(table.proposedAt, table.id, table.amountFils, table.requestId)
      .where(sql`ended_at is null`),
    index("refund_cases_open_state")
      .on(table.state, table.proposedAt, table.id)
      .where(sql`ended_at is null`),
    index("refund_cases_confirmed")
      .on(table.payee, table.endedAt, table.sentAt)
      .where(sql`state = 'confirmed'`),
    index("refund_cases_late")
      .on(table.promisedOn, table.id)
      .where(sql`state = 'sent'`),
    index("refund_cases_ended")
      .on(table.endedAt, table.id)
      .where(sql`ended_at is not null`),
  ],
);

/** A card's owner asked the bank for the money (chargeback): nobody is paid back twice. */
export const cardDisputes = pgTable(
  "card_disputes",
  {
    id: uuid("id").primaryKey(),
    ...ofPayment(),
    state: text("state", { enum: disputeStates }).notNull().default("open"),
    /** The bank's reference. */
    reference: text("reference").notNull(),
    notedBy: uuid("noted_by")
      .notNull()
      .references(() => staff.id),
    notedAt: moment("noted_at").notNull(),
    endedBy: uuid("ended_by").references(() => staff.id),
    endedAt: moment("ended_at"),
  },
  (table) => [
    ofCharge(table),
    check("card_disputes_amount", sql`${table.amountFils} > 0`),
    index("card_disputes_charge").on(table.chargeId, table.requestId),
    index("card_disputes_request").on(table.requestId),
    index("card_disputes_attempt").on(table.attemptId),
    uniqueIndex("card_disputes_one_open")
      .on(table.attemptId)
      .where(sql`state = 'open'`),
  ],
);

/** What its customer sent for a refund, as a PDF or a picture. */
export const refundFiles = pgTable(
  "refund_files",
  {
    id: uuid("id").primaryKey(),
    refundId: uuid("refund_id")
      .notNull()
      .references(() => refundCases.id),
    kind: text("kind", { enum: refundFileKinds }).notNull(),
    type: text("type", { enum: refundFileTypes }).notNull(),
    storageKey: text("storage_key").notNull(),
    /** The file's own key, wrapped under DOCUMENT_KEY (ruling D1). */
    wrappedKey: text("wrapped_key").notNull(),
    sha256: text("sha256").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("refund_files_refund").on(table.refundId, table.createdAt),
    uniqueIndex("refund_files_storage_key").on(table.storageKey),
  ],
);
