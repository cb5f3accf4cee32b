import { and, eq, lte } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { noteErasedIn } from "../../records/files/erasures-store.ts";
import { dropFilesIn, keepFilesIn } from "../../records/files/intents-store.ts";

const { draftDocuments, drafts } = schema;

export type DraftRow = typeof drafts.$inferSelect;
type DraftDocumentRow = typeof draftDocuments.$inferSelect;

type ErasedFile = Pick<DraftDocumentRow, "storageKey">;

const erased = { storageKey: draftDocuments.storageKey };

const inSlot = (userId: string, slot: string) =>
  and(eq(draftDocuments.userId, userId), eq(draftDocuments.slot, slot));

/** The pictures of a draft change only under this lock: without a draft there are none. */
export const lockDraftIn = async (tx: Transaction, userId: string) => {
  const [row] = await tx.select().from(drafts).where(eq(drafts.userId, userId)).for("update");
  return row;
};

export const putDraftIn = async (tx: Transaction, row: DraftRow) => {
  const { sealed, savedAt } = row;
  await tx
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({ target: drafts.userId, set: { sealed, savedAt } });
};

const dropPicturesIn = async (
  tx: Transaction,
  userId: string,
  kind: "delete" | "erase",
  at: Date,
): Promise<ErasedFile[]> => {
  const files = await tx
    .delete(draftDocuments)
    .where(eq(draftDocuments.userId, userId))
    .returning(erased);
  await dropFilesIn(tx, files, kind, at);
  return files;
};

/** The caller erases the files after the commit. */
export const erasePicturesIn = (tx: Transaction, userId: string, at: Date) =>
  dropPicturesIn(tx, userId, "erase", at);

/** Its request has been sent. The caller discards the files after the commit. */
export const useUpDraftIn = async (tx: Transaction, userId: string, at: Date) => {
  if (!(await lockDraftIn(tx, userId))) return [];
  const files = await dropPicturesIn(tx, userId, "delete", at);
  await tx.delete(drafts).where(eq(drafts.userId, userId));
  return files;
};

/** The caller erases the files after the commit. */
export const eraseDraftIn = async (tx: Transaction, userId: string, at: Date) => {
  if (!(await lockDraftIn(tx, userId))) return [];
  const files = await erasePicturesIn(tx, userId, at);
  await tx.delete(drafts).where(eq(drafts.userId, userId));
  await noteErasedIn(tx, "draft", [userId], at);
  return files;
};

export const erasePictureIn = async (tx: Transaction, userId: string, slot: string, at: Date) => {
  const files = await tx.delete(draftDocuments).where(inSlot(userId, slot)).returning(erased);
  await dropFilesIn(tx, files, "delete", at);
  return files;
};

export const insertPictureIn = async (tx: Transaction, row: DraftDocumentRow) => {
  await tx.insert(draftDocuments).values(row);
  await keepFilesIn(tx, [row]);
};

export const createDraftsStore = (db: Database) => ({
  find: async (userId: string): Promise<DraftRow | undefined> => {
    const [row] = await db.select().from(drafts).where(eq(drafts.userId, userId));
    return row;
  },

  slotsOf: async (userId: string) => {
    const rows = await db
      .select({ slot: draftDocuments.slot })
      .from(draftDocuments)
      .where(eq(draftDocuments.userId, userId));
    return rows.map(({ slot }) => slot);
  },

  findPicture: async (userId: string, slot: string): Promise<DraftDocumentRow | undefined> => {
    const [row] = await db.select().from(draftDocuments).where(inSlot(userId, slot));
    return row;
  },

  listSavedBy: async (at: Date, limit: number) => {
    const rows = await db
      .select({ userId: drafts.userId })
      .from(drafts)
      .where(lte(drafts.savedAt, at))
      .limit(limit);
    return rows.map(({ userId }) => userId);
  },
});
