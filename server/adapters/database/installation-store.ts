import { WrongConfiguration } from "../../configuration.ts";
import type { Database } from "./database.ts";
import { schema } from "./schema.ts";

const { installation } = schema;

/**
 * Keeps the digest of the key that this database began with, and compares it ever after: with
 * another key no document and no identity number would open.
 * @throws {WrongConfiguration}
 */
export const checkKey = async (db: Database, digest: string) => {
  const [known] = await db.select().from(installation);
  // Of processes that begin at the same time, one inserts and all read what it inserted.
  if (!known) await db.insert(installation).values({ keyDigest: digest }).onConflictDoNothing();
  const [kept] = known ? [known] : await db.select().from(installation);
  if (kept?.keyDigest === digest) return;
  throw new WrongConfiguration([
    "DOCUMENT_KEY is not the key that this database began with (unset, it is document.key in DATA_DIR)",
  ]);
};
