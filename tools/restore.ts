import { lockFolder } from "../server/adapters/database/folder-lock.ts";
import { registerFollowers } from "../server/compose/followers.ts";
import { readConfiguration } from "../server/configuration.ts";
import { printAndExit, runTool } from "./run-tool.ts";

const words = process.argv.slice(2);
registerFollowers();

/** Never inside a server: its database would not be empty. */
const restoreBackup = async () => {
  const configuration = readConfiguration(process.env);
  const sharing = configuration.databaseUrl ? "shared" : "alone";
  const lock = await lockFolder(configuration.dataDir, sharing);
  const { restoreBackupCommand } =
    await import("../server/features/backup/restore-backup-command.ts");
  try {
    return await restoreBackupCommand(words, configuration, console.log);
  } finally {
    lock.close();
  }
};

if (words[0] === "--end" || words[0] === "--adopt")
  await runTool("restore", words, async ({ configuration, database, keys }, given) => {
    const { restoreCommand } = await import("../server/features/installation/restore-command.ts");
    const { openDocumentStore } = await import("../server/adapters/storage/open-document-store.ts");
    const store = openDocumentStore(configuration);
    const now = () => new Date();
    return restoreCommand(given, { configuration, db: database.db, keys, store, now });
  });
else await printAndExit(restoreBackup);
