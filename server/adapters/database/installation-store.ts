import { WrongConfiguration } from "../../configuration.ts";
import type { Database } from "./database.ts";
import { schema } from "./schema.ts";

const { documents, draftDocuments, installation, planFiles, policyFiles, refundFiles } = schema;

export type Installation = Pick<typeof installation.$inferSelect, "id" | "keyDigest">;

/** Undefined in a database that was never started. */
export const findInstallation = async (db: Database): Promise<Installation | undefined> => {
  const [known] = await db.select().from(installation);
  return known;
};

/** No document and no identity number could be opened with another key. */
export const refuseOtherKey = (known: Installation | undefined, digest: string) => {
  if (!known || known.keyDigest === digest) return;
  throw new WrongConfiguration([
    "DOCUMENT_KEY is not the key that this database began with (unset, it is document.key in DATA_DIR)",
  ]);
};

/** Several processes may start together: one inserts, all read the same row. */
export const insertInstallation = async (db: Database, digest: string): Promise<Installation> => {
  await db.insert(installation).values({ keyDigest: digest }).onConflictDoNothing();
  const stored = await findInstallation(db);
  if (!stored) throw new Error("The installation's row is gone.");
  refuseOtherKey(stored, digest);
  return stored;
};

/** Whether any row expects a file in the document store. */
export const hasFileRows = async (db: Database) => {
  for (const table of [documents, draftDocuments, planFiles, policyFiles, refundFiles]) {
    const rows = await db.select({ key: table.storageKey }).from(table).limit(1);
    if (rows.length > 0) return true;
  }
  return false;
};
