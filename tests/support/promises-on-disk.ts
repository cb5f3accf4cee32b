import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openPglite } from "../../server/adapters/database/open-pglite.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { openKeys } from "../../server/adapters/keys.ts";
import { folderStore } from "../../server/adapters/storage/folder-store.ts";
import { addCases, type Ended } from "./promise-cases.ts";

/** Adds finished cases while the product does not run. */
export const addCasesOnDisk = async (dataDir: string, ended: readonly Ended[]) => {
  const { db, close } = await openPglite(dataDir);
  const parts = {
    db,
    keys: await openKeys(dataDir, undefined),
    store: folderStore(join(dataDir, "documents")),
    now: () => new Date(),
  };
  await addCases(parts, ended);
  await db.insert(schema.figureCursor).values({ id: 1, at: parts.now() }).onConflictDoNothing();
  await close();
};

/** What somebody does who has the database alone. */
export const removeCaseOnDisk = async (dataDir: string, day: string) => {
  const { db, close } = await openPglite(dataDir);
  await db.execute(
    sql`delete from promise_cases where seq = (select max(seq) from promise_cases where day = ${day})`,
  );
  await close();
};
