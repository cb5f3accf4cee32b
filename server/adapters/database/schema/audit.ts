import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ChainFault } from "../../../../domain/chain-fault.ts";
import { moment } from "./moment.ts";
import { staff } from "./staff.ts";

/** Append-only: rows are never updated or deleted. */
export const audit = pgTable(
  "audit",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull().defaultNow(),
    actor: text("actor", { enum: ["customer", "staff", "system", "gateway"] }).notNull(),
    actorId: uuid("actor_id"),
    subject: text("subject", {
      enum: [
        "user",
        "request",
        "charge",
        "attempt",
        "document",
        "staff",
        "message",
        "offer",
        "installation",
        "approval",
        "refund",
        "dispute",
        "insuranceDraft",
        "insurer",
        "commission",
        "commissionDifference",
        "setting",
        "audit",
        "keptText",
        "calendar",
        "client",
        "chat",
      ],
    }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    event: text("event").notNull(),
    fromState: text("from_state"),
    toState: text("to_state"),
    version: integer("version"),
    /** What else happened, without personal values. */
    detail: jsonb("detail").$type<Record<string, unknown>>(),
    /** Id of the HTTP call that caused it (`X-Request-Id`). */
    callId: text("call_id"),
  },
  (table) => [
    index("audit_subject").on(table.subject, table.subjectId, table.id),
    index("audit_newest").on(table.at, table.id).concurrently(),
    index("audit_event").on(table.subject, table.event, table.at, table.id).concurrently(),
    index("audit_staff")
      .on(table.actorId, table.at, table.id)
      .where(sql`actor = 'staff'`)
      .concurrently(),
    index("audit_staff_event")
      .on(table.actorId, table.subject, table.event, table.at, table.id)
      .where(sql`actor = 'staff'`)
      .concurrently(),
  ],
);

/** Rows of the audit that are not sealed yet: a trigger fills it, the sealer empties it. */
export const auditPending = pgTable("audit_pending", {
  auditId: bigint("audit_id", { mode: "number" }).primaryKey(),
});

/** Links committed audit rows into a chain of keyed digests (ruling O5). */
export const auditSeals = pgTable("audit_seals", {
  seq: bigint("seq", { mode: "number" }).primaryKey(),
  auditId: bigint("audit_id", { mode: "number" })
    .notNull()
    .unique()
    .references(() => audit.id),
  /** Hex, of the seal before and the row. */
  digest: text("digest").notNull(),
  at: moment("at").notNull().defaultNow(),
});

/** Each walk through the whole chain; without `ended_at` while it walks. */
export const auditChecks = pgTable(
  "audit_checks",
  {
    id: uuid("id").primaryKey(),
    source: text("source", { enum: ["nightly", "command", "staff"] }).notNull(),
    askedBy: uuid("asked_by").references(() => staff.id),
    startedAt: moment("started_at").notNull(),
    /** One that stays behind was cut off with its process. */
    beatAt: moment("beat_at").notNull(),
    endedAt: moment("ended_at"),
    /** Walked so far, of how many. */
    rows: bigint("rows", { mode: "number" }).notNull().default(0),
    total: bigint("total", { mode: "number" }).notNull().default(0),
    /** Hex, the last seal that was walked. */
    head: text("head"),
    /** Null where the chain is whole. */
    fault: jsonb("fault").$type<ChainFault | { fault: "cutOff" }>(),
  },
  (table) => [
    uniqueIndex("audit_checks_one_open")
      .on(sql`(ended_at is null)`)
      .where(sql`ended_at is null`),
    index("audit_checks_ended").on(table.endedAt),
    index("audit_checks_asked_by").on(table.askedBy),
  ],
);
