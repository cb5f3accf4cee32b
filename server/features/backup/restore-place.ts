import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { OpenDatabase } from "../../adapters/database/database.ts";
import { openDatabase } from "../../adapters/database/open-database.ts";
import { EMBEDDED, openPglite } from "../../adapters/database/open-pglite.ts";
import { flushPath, orWhenMissing } from "../../adapters/storage/durable-files.ts";
import type { Configuration } from "../../configuration.ts";

/** Where a backup becomes a database. */
export type RestorePlace = {
  /** What is there already; undefined where nothing is. */
  openPresent: () => Promise<OpenDatabase | undefined>;
  /** The database is there afterwards, or as it was if `load` fails. */
  make: (load: (database: OpenDatabase) => Promise<void>) => Promise<void>;
};

const UNFINISHED = "database-unfinished";

/** The embedded engine itself never does. */
const flushTree = async (folder: string) => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) await flushPath(path);
    if (entry.isDirectory()) await flushPath(path);
  }
  await flushPath(folder);
};

const embeddedPlace = (dataDir: string): RestorePlace => {
  const path = join(dataDir, EMBEDDED);
  const unfinished = join(dataDir, UNFINISHED);
  return {
    openPresent: async () =>
      (await orWhenMissing(stat(path), undefined)) ? openPglite(dataDir) : undefined,
    make: async (load) => {
      // Left by a restore that was cut off.
      await rm(unfinished, { recursive: true, force: true });
      const database = await openPglite(dataDir, UNFINISHED);
      await load(database).finally(database.close);
      await flushTree(unfinished);
      await rename(unfinished, path);
      await flushPath(dataDir);
    },
  };
};

const postgresPlace = (configuration: Configuration): RestorePlace => ({
  openPresent: () => openDatabase(configuration, { mayUpgrade: false }),
  make: async (load) => {
    const database = await openDatabase(configuration, { mayUpgrade: false });
    await load(database).finally(database.close);
  },
});

export const placeOf = (configuration: Configuration): RestorePlace =>
  configuration.databaseUrl ? postgresPlace(configuration) : embeddedPlace(configuration.dataDir);
