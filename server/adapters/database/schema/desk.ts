import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { callOutcomes } from "../../../../domain/requests/call-outcomes.ts";
import { noticeKinds } from "../../../../domain/desk/notice.ts";
import { subjectKinds } from "../../../../domain/desk/subject.ts";
import { moment } from "./moment.ts";
import { requests } from "./requests.ts";
import { staff } from "./staff.ts";

/** No foreign key: a subject is a row of one of several tables. Whoever erases it deletes these. */
const ofSubject = {
  subject: text("subject", { enum: subjectKinds }).notNull(),
  subjectId: uuid("subject_id").notNull(),
};

/** Who may write to a subject now (ruling O1); renewing it touches nothing of the subject. */
export const leases = pgTable(
  "leases",
  {
    ...ofSubject,
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    until: moment("until").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId] })],
);

/** What staff write about a subject; customers never see it. */
export const notes = pgTable(
  "notes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ...ofSubject,
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("notes_subject").on(table.subject, table.subjectId, table.createdAt)],
);

/** One unfinished note per subject and member of staff. */
export const noteDrafts = pgTable(
  "note_drafts",
  {
    ...ofSubject,
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    text: text("text").notNull(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId, table.staffId] })],
);

/** What colleagues did with somebody's requests, told on their dashboard until it is read. */
export const staffNotices = pgTable(
  "staff_notices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Who is told. */
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    kind: text("kind", { enum: noticeKinds }).notNull(),
    by: uuid("by")
      .notNull()
      .references(() => staff.id),
    reason: text("reason").notNull().default(""),
    at: moment("at").notNull(),
    readAt: moment("read_at"),
  },
  (table) => [
    index("staff_notices_unread")
      .on(table.staffId, table.at)
      .where(sql`read_at is null`),
    index("staff_notices_request").on(table.requestId),
  ],
);

/** Calls to a customer, and when to call again. */
export const calls = pgTable(
  "calls",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ...ofSubject,
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    outcome: text("outcome", { enum: callOutcomes }).notNull(),
    callBackAt: moment("call_back_at"),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("calls_subject").on(table.subject, table.subjectId, table.at)],
);

/** What was asked of an insurer outside of this system; at most one waits for its answer. */
export const insurerSubmissions = pgTable(
  "insurer_submissions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    /** Reference as the insurer or our e-mail names it. */
    reference: text("reference").notNull(),
    sentAt: moment("sent_at").notNull().defaultNow(),
    answeredAt: moment("answered_at"),
  },
  (table) => [
    index("insurer_submissions_request").on(table.requestId, table.sentAt),
    uniqueIndex("insurer_submissions_one_open")
      .on(table.requestId)
      .where(sql`answered_at is null`),
  ],
);

export const mailStates = ["queued", "accepted", "failed", "sentAgain", "withdrawn"] as const;

/** Letters to a customer about a request: neither addresses nor words. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The letter's key: the same letter is the same row. */
    key: text("key").notNull(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    kind: text("kind").notNull(),
    /** `accepted` by the mail server; `sentAgain`: a later letter stands for this one;
     * `withdrawn`: stopped before it left. */
    state: text("state", { enum: mailStates }).notNull().default("queued"),
    tries: integer("tries").notNull().default(0),
    /** Codes of the last failure, never an address. */
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull().defaultNow(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("mails_key").on(table.key),
    index("mails_request").on(table.requestId, table.createdAt),
    index("mails_failed")
      .on(table.createdAt, table.requestId)
      .where(sql`state = 'failed'`),
  ],
);
