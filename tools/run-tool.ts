import type { OpenDatabase } from "../server/adapters/database/database.ts";
import { FolderInUse, lockFolder } from "../server/adapters/database/folder-lock.ts";
import { OtherHistory } from "../server/adapters/database/other-history.ts";
import type { Keys } from "../server/adapters/keys.ts";
import {
  type Configuration,
  readConfiguration,
  WrongConfiguration,
} from "../server/configuration.ts";
import { askServer, ToolRefused } from "../server/tool-socket.ts";

type Here = { configuration: Configuration; database: OpenDatabase; keys: Keys };

const openHere = async (configuration: Configuration): Promise<Here> => {
  const { openDatabase } = await import("../server/adapters/database/open-database.ts");
  const { openKeys } = await import("../server/adapters/keys.ts");
  const { findInstallation, refuseOtherKey } =
    await import("../server/adapters/database/installation-store.ts");
  const database = await openDatabase(configuration);
  const keys = await openKeys(configuration.dataDir, configuration.documentKey);
  refuseOtherKey(await findInstallation(database.db), keys.digest);
  return { configuration, database, keys };
};

const runAnywhere = async (
  tool: string,
  words: string[],
  runHere: (here: Here, words: string[]) => Promise<string[]>,
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
    return await runHere(here, words);
  } finally {
    await here.database.close();
    lock.close();
  }
};

/** Here, or inside the server that holds the data folder; prints the lines and exits. */
export const runTool = async (...call: Parameters<typeof runAnywhere>) => {
  try {
    for (const line of await runAnywhere(...call)) console.log(line);
    process.exit(0);
  } catch (error) {
    const expected = [ToolRefused, WrongConfiguration, OtherHistory];
    const isExpected = expected.some((kind) => error instanceof kind);
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
