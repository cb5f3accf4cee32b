import { and, eq, lte } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

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

export const erasePicturesIn = (tx: Transaction, userId: string): Promise<ErasedFile[]> =>
  tx.delete(draftDocuments).where(eq(draftDocuments.userId, userId)).returning(erased);

/** The caller deletes the files after the commit. */
export const eraseDraftIn = async (tx: Transaction, userId: string): Promise<ErasedFile[]> => {
  if (!(await lockDraftIn(tx, userId))) return [];
  const files = await erasePicturesIn(tx, userId);
  await tx.delete(drafts).where(eq(drafts.userId, userId));
  return files;
};

export const erasePictureIn = (tx: Transaction, userId: string, slot: string) =>
  tx.delete(draftDocuments).where(inSlot(userId, slot)).returning(erased);

export const insertPictureIn = async (tx: Transaction, row: DraftDocumentRow) => {
  await tx.insert(draftDocuments).values(row);
};

export const createDraftsStore = (db: Database) => ({
  transaction: <Result>(run: (tx: Transaction) => Promise<Result>) => db.transaction(run),

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
