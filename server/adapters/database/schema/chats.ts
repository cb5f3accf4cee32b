import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  chatEnders,
  chatEvents,
  chatStates,
  lineKinds,
} from "../../../../domain/chat/chat-state.ts";
import { users } from "./accounts.ts";
import { moment } from "./moment.ts";
import { requests } from "./requests.ts";
import { staff } from "./staff.ts";

/** Conversations of visitors with the desk (ruling O9). */
export const chats = pgTable(
  "chats",
  {
    id: uuid("id").primaryKey(),
    state: text("state", { enum: chatStates }).notNull(),
    /** SHA-256 (hex) of the visitor's cookie, which is worth nothing after `visitor_until`. */
    visitorHash: text("visitor_hash").notNull(),
    visitorUntil: moment("visitor_until").notNull(),
    language: text("language", { enum: ["en", "ar"] }).notNull(),
    /** Where its first line was written: without query and without what a link hides. */
    page: text("page").notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The request that it is about: it is kept as long. */
    requestId: uuid("request_id").references(() => requests.id, { onDelete: "cascade" }),
    /** As its visitor gave them, so that we can write back. */
    name: text("name"),
    email: text("email"),
    wantsTranscript: boolean("wants_transcript").notNull().default(false),
    transcriptSentAt: moment("transcript_sent_at"),
    /** Who answers; null unless it is open. */
    assignee: uuid("assignee").references(() => staff.id),
    /** Since when somebody waits for a first answer, or for another colleague. */
    waitingSince: moment("waiting_since"),
    dueAt: moment("due_at"),
    answeredAt: moment("answered_at"),
    lines: integer("lines").notNull().default(0),
    lastBy: text("last_by", { enum: ["customer", "staff"] }).notNull(),
    /** Of its newest line, which may say what happened. */
    lastLineAt: moment("last_line_at").notNull(),
    createdAt: moment("created_at").notNull(),
    endedAt: moment("ended_at"),
    endedBy: text("ended_by", { enum: chatEnders }),
    /** Counts what happens to it; lines do not count. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("chats_visitor").on(table.visitorHash, table.createdAt),
    index("chats_newest").on(table.createdAt, table.id),
    index("chats_not_ended")
      .on(table.state, table.createdAt, table.id)
      .where(sql`state <> 'ended'`),
    index("chats_ended").on(table.endedAt),
    index("chats_user").on(table.userId, table.createdAt),
    index("chats_request").on(table.requestId),
    index("chats_email").on(table.email),
    index("chats_assignee").on(table.assignee),
  ],
);

/** Append-only, numbered within a chat: the lock of its chat gives the numbers and their order. */
export const chatLines = pgTable(
  "chat_lines",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    chatId: uuid("chat_id")
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    kind: text("kind", { enum: lineKinds }).notNull(),
    event: text("event", { enum: chatEvents }),
    /** Who wrote a line or note, or whom an event concerns. */
    staffId: uuid("staff_id").references(() => staff.id),
    /** Made by its sender, so that a line that is sent again is stored once. */
    key: uuid("key"),
    text: text("text").notNull().default(""),
    at: moment("at").notNull(),
  },
  (table) => [
    uniqueIndex("chat_lines_number").on(table.chatId, table.number),
    uniqueIndex("chat_lines_key").on(table.key),
    index("chat_lines_staff").on(table.staffId),
  ],
);
