import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { differenceStates } from "../../../../domain/commission/compare-line.ts";
import { entryKinds } from "../../../../domain/commission/entry.ts";
import { moment } from "./moment.ts";
import { insurers } from "./quotes.ts";
import { staff } from "./staff.ts";

const ofMonth = {
  id: uuid("id").primaryKey(),
  insurer: text("insurer")
    .notNull()
    .references(() => insurers.slug),
  /** YYYY-MM. */
  month: text("month").notNull(),
  /** As the policy or the statement has it. */
  number: text("number").notNull(),
  /** No reference: what was earned stays when a person's policy is erased. */
  policyId: uuid("policy_id"),
};

/** What we earn and what came of it (docs/decisions/0043). Rows are only inserted. */
export const commissionEntries = pgTable(
  "commission_entries",
  {
    ...ofMonth,
    kind: text("kind", { enum: entryKinds }).notNull(),
    /** Day in Dubai: when it was noted, or as the statement says. */
    day: date("day", { mode: "string" }).notNull(),
    startsOn: date("starts_on", { mode: "string" }),
    endsOn: date("ends_on", { mode: "string" }),
    /** Fils, VAT included; of a statement as it says. */
    premiumFils: integer("premium_fils"),
    amountFils: integer("amount_fils").notNull(),
    /** Names a line of a statement, so that it counts once; null for the other entries. */
    statementLine: text("statement_line"),
    /** Why, where somebody entered it by hand. */
    note: text("note"),
    staffId: uuid("staff_id").references(() => staff.id),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("commission_entries_statement_line").on(table.statementLine),
    index("commission_entries_month").on(table.month, table.insurer),
    index("commission_entries_insurer").on(table.insurer, table.number),
    index("commission_entries_policy").on(table.policyId),
    index("commission_entries_staff").on(table.staffId),
  ],
);

/** `commission_entries` added up, which a trigger of them keeps: months are shown without reading all. */
export const commissionSums = pgTable(
  "commission_sums",
  {
    month: text("month").notNull(),
    insurer: text("insurer")
      .notNull()
      .references(() => insurers.slug),
    kind: text("kind", { enum: entryKinds }).notNull(),
    amountFils: bigint("amount_fils", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.insurer, table.kind] }),
    index("commission_sums_insurer").on(table.insurer),
  ],
);

/** Lines that are not as expected: work with an owner. */
export const commissionDifferences = pgTable(
  "commission_differences",
  {
    ...ofMonth,
    state: text("state", { enum: differenceStates }).notNull().default("open"),
    assignee: uuid("assignee")
      .notNull()
      .references(() => staff.id),
    dueOn: date("due_on", { mode: "string" }).notNull(),
    /** Why it ended, in the words of whoever ended it; null where a statement did. */
    reason: text("reason"),
    endedBy: uuid("ended_by").references(() => staff.id),
    endedAt: moment("ended_at"),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("commission_differences_one_open")
      .on(table.insurer, table.month, table.number)
      .where(sql`state = 'open'`),
    index("commission_differences_month").on(table.insurer, table.month),
    index("commission_differences_assignee").on(table.assignee, table.state, table.dueOn),
    index("commission_differences_ended_by").on(table.endedBy),
  ],
);
