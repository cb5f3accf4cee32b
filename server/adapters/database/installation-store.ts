import { WrongConfiguration } from "../../configuration.ts";
import type { Database } from "./database.ts";
import { schema } from "./schema.ts";

const { installation } = schema;

/** With another key, no document and no identity number could be opened. */
export const checkKey = async (db: Database, digest: string) => {
  const [known] = await db.select().from(installation);
  // Several processes may start together: one inserts, all read the same row.
  if (!known) await db.insert(installation).values({ keyDigest: digest }).onConflictDoNothing();
  const [stored] = known ? [known] : await db.select().from(installation);
  if (stored?.keyDigest === digest) return;
  throw new WrongConfiguration([
    "DOCUMENT_KEY is not the key that this database began with (unset, it is document.key in DATA_DIR)",
  ]);
};
