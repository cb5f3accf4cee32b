import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  documentRequestStates,
  pictureFaults,
} from "../../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../../domain/documents/documents.ts";
import { moment } from "./moment.ts";
import { requests } from "./requests.ts";
import { staff } from "./staff.ts";

/** Pictures that staff asked a customer for again. */
export const documentRequests = pgTable(
  "document_requests",
  {
    id: uuid("id").primaryKey(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    /** Digest of the link in the mail; the link itself is stored nowhere. */
    tokenHash: text("token_hash").notNull(),
    slots: text("slots").array().$type<DocumentSlot[]>().notNull(),
    reason: text("reason", { enum: pictureFaults }).notNull(),
    /** A sentence for the customer. */
    note: text("note"),
    state: text("state", { enum: documentRequestStates }).notNull().default("open"),
    askedBy: uuid("asked_by")
      .notNull()
      .references(() => staff.id),
    expiresAt: moment("expires_at").notNull(),
    receivedAt: moment("received_at"),
    /** When it was accepted, rejected, withdrawn or expired. */
    endedAt: moment("ended_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("document_requests_token").on(table.tokenHash),
    index("document_requests_request").on(table.requestId, table.createdAt),
    index("document_requests_open")
      .on(table.expiresAt)
      .where(sql`state = 'open'`),
  ],
);

export const documents = pgTable(
  "documents",
  {
    id: uuid("id").primaryKey(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    slot: text("slot").$type<DocumentSlot>().notNull(),
    /** False for a new picture until it is accepted: the old one stays until then. */
    isCurrent: boolean("is_current").notNull().default(true),
    /** Counts the pictures of a slot. */
    version: integer("version").notNull().default(1),
    documentRequestId: uuid("document_request_id").references(() => documentRequests.id),
    verdict: text("verdict", { enum: ["accepted", "rejected"] }),
    verdictReason: text("verdict_reason", { enum: pictureFaults }),
    verdictBy: uuid("verdict_by").references(() => staff.id),
    verdictAt: moment("verdict_at"),
    storageKey: text("storage_key").notNull(),
    /** The file's own key, wrapped under DOCUMENT_KEY (ruling D1). */
    wrappedKey: text("wrapped_key").notNull(),
    sha256: text("sha256").notNull(),
    bytes: integer("bytes").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("documents_slot")
      .on(table.requestId, table.slot)
      .where(sql`is_current`),
    uniqueIndex("documents_waiting")
      .on(table.requestId, table.slot)
      .where(sql`not is_current`),
    index("documents_request").on(table.requestId),
    index("documents_document_request").on(table.documentRequestId),
    uniqueIndex("documents_storage_key").on(table.storageKey),
  ],
);
