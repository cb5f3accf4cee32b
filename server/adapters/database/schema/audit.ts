import { bigint, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

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
        "calendar",
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
  (table) => [index("audit_subject").on(table.subject, table.subjectId, table.id)],
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
