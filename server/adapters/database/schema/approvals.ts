import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import {
  approvalDecisions,
  approvalEnds,
  approvalKinds,
} from "../../../../domain/approvals/approval.ts";
import { moment } from "./moment.ts";
import { requests } from "./requests.ts";
import { staff } from "./staff.ts";

/** What somebody asks a second person for (ruling O2). Rows of these tables are only inserted. */
export const approvals = pgTable(
  "approvals",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: approvalKinds }).notNull(),
    /** Of the kind's own table. */
    subjectId: uuid("subject_id").notNull(),
    /** The request that it belongs to; erasing that erases this. Null for what concerns none. */
    requestId: uuid("request_id").references(() => requests.id),
    /** SHA-256 of the canonical content, in hex. */
    digest: text("digest").notNull(),
    /** What was asked for, as it was shown: nothing personal. */
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
    askedBy: uuid("asked_by")
      .notNull()
      .references(() => staff.id),
    askedAt: moment("asked_at").notNull(),
  },
  (table) => [
    unique("approvals_of_asker").on(table.id, table.askedBy),
    index("approvals_subject").on(table.kind, table.subjectId, table.askedAt),
    index("approvals_request").on(table.requestId),
    index("approvals_asker").on(table.askedBy, table.askedAt),
    index("approvals_asked").on(table.askedAt),
  ],
);

/** At most one for each; nobody approves or refuses what they asked for themselves. */
export const approvalDecisionRows = pgTable(
  "approval_decisions",
  {
    approvalId: uuid("approval_id").primaryKey(),
    askedBy: uuid("asked_by").notNull(),
    decision: text("decision", { enum: approvalDecisions }).notNull(),
    decidedBy: uuid("decided_by")
      .notNull()
      .references(() => staff.id),
    /** Of a refusal. */
    reason: text("reason").notNull().default(""),
    at: moment("at").notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.approvalId, table.askedBy],
      foreignColumns: [approvals.id, approvals.askedBy],
      name: "approval_decisions_of_approval",
    }),
    check(
      "approval_decisions_two_people",
      sql`(${table.decision} = 'withdrawn') = (${table.decidedBy} = ${table.askedBy})`,
    ),
  ],
);

/** What became of an approval: it was acted upon, or what it was about changed. */
export const approvalEndRows = pgTable("approval_ends", {
  approvalId: uuid("approval_id")
    .primaryKey()
    .references(() => approvals.id),
  end: text("end", { enum: approvalEnds }).notNull(),
  /** Why it is void, as a code. */
  why: text("why"),
  at: moment("at").notNull(),
});
