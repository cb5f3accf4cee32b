import "../server/fast-imports.ts";
import type { OpenDatabase } from "../server/adapters/database/database.ts";
import { FolderInUse, lockFolder } from "../server/adapters/database/folder-lock.ts";
import {
  CannotMigrate,
  OtherHistory,
} from "../server/adapters/database/migrating/other-history.ts";
import type { Keys } from "../server/adapters/keys.ts";
import {
  type Configuration,
  readConfiguration,
  WrongConfiguration,
} from "../server/configuration.ts";
import { askServer, ToolRefused, type ToolTerms } from "../server/tool-socket.ts";

type Here = { configuration: Configuration; database: OpenDatabase; keys: Keys };

const openHere = async (configuration: Configuration): Promise<Here> => {
  const { refuseUnfinishedRestore } = await import("../server/features/backup/restore-marker.ts");
  const { openDocumentStore } = await import("../server/adapters/storage/open-document-store.ts");
  await refuseUnfinishedRestore(openDocumentStore(configuration).state);
  const { openDatabase } = await import("../server/adapters/database/open-database.ts");
  const { openKeys } = await import("../server/adapters/keys.ts");
  const { findInstallation, refuseOtherKey } =
    await import("../server/adapters/database/installation-store.ts");
  const database = await openDatabase(configuration, { mayUpgrade: false });
  const keys = await openKeys(configuration.dataDir, configuration.documentKey);
  refuseOtherKey(await findInstallation(database.db), keys.digest);
  return { configuration, database, keys };
};

const runAnywhere = async (
  tool: string,
  words: string[],
  runHere: (here: Here, words: string[], terms: ToolTerms) => Promise<string[]>,
) => {
  const configuration = readConfiguration(process.env);
  const sharing = configuration.databaseUrl ? "shared" : "alone";
  const lock = await lockFolder(configuration.dataDir, sharing).catch((error: unknown) => {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  });
  if (!lock) return askServer(configuration.dataDir, { tool, words });
  const here = await openHere(configuration);
  try {
    return await runHere(here, words, {
      say: console.log,
      signal: new AbortController().signal,
    });
  } finally {
    await here.database.close();
    lock.close();
  }
};

/** Prints the lines and exits. */
export const printAndExit = async (run: () => Promise<string[]>) => {
  try {
    for (const line of await run()) console.log(line);
    process.exit(0);
  } catch (error) {
    const expected = [ToolRefused, WrongConfiguration, OtherHistory, CannotMigrate, FolderInUse];
    const isExpected = expected.some((kind) => error instanceof kind);
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

/** Here, or inside the server that holds the data folder. */
export const runTool = (...call: Parameters<typeof runAnywhere>) =>
  printAndExit(() => runAnywhere(...call));
