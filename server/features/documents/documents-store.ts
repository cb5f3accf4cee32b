import { and, asc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { dropFilesIn, keepFilesIn } from "../../records/files/intents-store.ts";

const { audit, documents, requests } = schema;

type NewDocument = typeof documents.$inferInsert;

/** Runs in the caller's transaction, so that a document exists exactly when its request does. */
export const insertDocumentsIn = async (tx: Transaction, rows: NewDocument[]) => {
  if (rows.length === 0) return;
  await tx.insert(documents).values(rows);
  await keepFilesIn(tx, rows);
};

/** Those in use, and new ones that wait for a verdict. */
export const documentsOfIn = (tx: Transaction, requestId: string) =>
  tx
    .select({
      id: documents.id,
      slot: documents.slot,
      version: documents.version,
      isCurrent: documents.isCurrent,
      documentRequestId: documents.documentRequestId,
      storageKey: documents.storageKey,
      sha256: documents.sha256,
    })
    .from(documents)
    .where(eq(documents.requestId, requestId));

export type DocumentRow = Awaited<ReturnType<typeof documentsOfIn>>[number];

/** The caller discards their files after the commit. */
export const deleteDocumentsIn = async (tx: Transaction, ids: string[], at: Date) => {
  if (ids.length === 0) return;
  const files = await tx
    .delete(documents)
    .where(inArray(documents.id, ids))
    .returning({ storageKey: documents.storageKey });
  await dropFilesIn(tx, files, "delete", at);
};

/** A picture that waits for a verdict is not in use yet. */
const isInUse = eq(documents.isCurrent, true);

/** Usable for another request: not what staff have rejected. */
const isUsable = and(isInUse, or(isNull(documents.verdict), ne(documents.verdict, "rejected")));

export const createDocumentsStore = (db: Database) => ({
  listOf: (requestId: string, handle: Database = db) =>
    handle
      .select({ id: documents.id, slot: documents.slot, bytes: documents.bytes })
      .from(documents)
      .where(and(eq(documents.requestId, requestId), isInUse)),

  /** Includes those that wait for a verdict. */
  allOf: (requestId: string) =>
    db
      .select()
      .from(documents)
      .where(eq(documents.requestId, requestId))
      .orderBy(asc(documents.slot), asc(documents.version)),

  storedOf: (requestId: string) =>
    db
      .select()
      .from(documents)
      .where(and(eq(documents.requestId, requestId), isUsable)),

  slotsOf: (requestIds: string[]) =>
    db
      .select({ requestId: documents.requestId, slot: documents.slot })
      .from(documents)
      .where(and(inArray(documents.requestId, requestIds), isUsable))
      .orderBy(asc(documents.slot)),

  viewsOf: (requestId: string) =>
    db
      .select({ slot: documents.slot, at: audit.at })
      .from(audit)
      .innerJoin(documents, eq(documents.id, audit.subjectId))
      .where(
        and(
          eq(documents.requestId, requestId),
          eq(audit.subject, "document"),
          eq(audit.event, "viewed"),
        ),
      )
      .orderBy(asc(audit.id)),

  find: async (requestId: string, documentId: string) => {
    const [row] = await db
      .select({
        id: documents.id,
        storageKey: documents.storageKey,
        wrappedKey: documents.wrappedKey,
        ownerId: requests.userId,
      })
      .from(documents)
      .innerJoin(requests, eq(documents.requestId, requests.id))
      .where(and(eq(documents.id, documentId), eq(documents.requestId, requestId)));
    return row;
  },
});
