import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  type PgColumn,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { chargeKinds, chargeStates } from "../../../../domain/charges/charge-state.ts";
import { attemptStates } from "../../../../domain/requests/payment-attempt-state.ts";
import { moment } from "./moment.ts";
import { requests } from "./requests.ts";

/** What a customer is asked to pay (ruling P28): attempts, and money that goes back, name it. */
export const charges = pgTable(
  "charges",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    kind: text("kind", { enum: chargeKinds }).notNull(),
    state: text("state", { enum: chargeStates }).notNull(),
    /** Insurer whose account takes the money. */
    payee: text("payee").notNull(),
    amountFils: integer("amount_fils").notNull(),
    /** Sum of what arrived for it, also more than once. */
    capturedFils: integer("captured_fils").notNull().default(0),
    /** What went back of the payment that paid it. */
    returnedFils: integer("returned_fils").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    decidedAt: moment("decided_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    unique("charges_of_request").on(table.id, table.requestId),
    index("charges_request").on(table.requestId),
    uniqueIndex("charges_one_sale")
      .on(table.requestId)
      .where(sql`kind = 'sale' and state in ('open', 'paid')`),
  ],
);

/** The charge and the request that rows of money name belong together. */
export const ofCharge = (table: { chargeId: PgColumn; requestId: PgColumn }) =>
  foreignKey({
    columns: [table.chargeId, table.requestId],
    foreignColumns: [charges.id, charges.requestId],
  });

export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    id: uuid("id").primaryKey(),
    chargeId: uuid("charge_id").notNull(),
    requestId: uuid("request_id").notNull(),
    state: text("state", { enum: attemptStates }).notNull(),
    applied: boolean("applied").notNull().default(false),
    /** Unguessable text of at most 30 characters. */
    orderNo: text("order_no").notNull(),
    /** Reference in the address of result pages (ruling P11). */
    ref: text("ref").notNull(),
    /** Language of the page that started the payment, for its return and mail (ruling A2). */
    language: text("language", { enum: ["en", "ar"] })
      .notNull()
      .default("en"),
    payee: text("payee").notNull(),
    /** Name of the credentials with which it began; null for one of before they were noted. */
    account: text("account"),
    amountFils: integer("amount_fils").notNull(),
    /** What arrived, where that is not what was asked for. */
    arrivedFils: integer("arrived_fils"),
    currency: text("currency").notNull().default("AED"),
    trackingId: text("tracking_id"),
    queries: integer("queries").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    handedOffAt: moment("handed_off_at"),
    nextQueryAt: moment("next_query_at"),
    /** Time since which the gateway could not be asked about it; null once it answered. */
    troubleSince: moment("trouble_since"),
    decidedAt: moment("decided_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    ofCharge(table),
    uniqueIndex("attempts_order").on(table.orderNo),
    uniqueIndex("attempts_ref").on(table.ref),
    uniqueIndex("attempts_tracking").on(table.payee, table.trackingId),
    uniqueIndex("attempts_one_live")
      .on(table.chargeId)
      .where(sql`state in ('created', 'handed_off', 'verifying')`),
    uniqueIndex("attempts_one_applied")
      .on(table.chargeId)
      .where(sql`applied`),
    index("attempts_charge").on(table.chargeId, table.requestId),
    index("attempts_request").on(table.requestId),
    index("attempts_due").on(table.nextQueryAt),
    index("attempts_trouble")
      .on(table.createdAt, table.requestId)
      .where(sql`trouble_since is not null and next_query_at is not null`),
    index("attempts_review")
      .on(table.createdAt, table.requestId)
      .where(sql`state = 'review'`),
  ],
);

/** Read only to turn what the release before noted into refund cases (`earlier-refunds-store.ts`). */
export const refundTasks = pgTable(
  "refund_tasks",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    chargeId: uuid("charge_id").notNull(),
    requestId: uuid("request_id").notNull(),
    attemptId: uuid("attempt_id")
      .notNull()
      .references(() => paymentAttempts.id),
    amountFils: integer("amount_fils").notNull(),
    state: text("state", { enum: ["open", "done"] })
      .notNull()
      .default("open"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    ofCharge(table),
    uniqueIndex("refund_tasks_attempt").on(table.attemptId),
    index("refund_tasks_charge").on(table.chargeId, table.requestId),
    index("refund_tasks_request").on(table.requestId),
  ],
);
