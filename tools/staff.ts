import { FolderInUse, lockFolder } from "../server/adapters/database/folder-lock.ts";
import { readConfiguration, WrongConfiguration } from "../server/configuration.ts";
import { askServer, ToolRefused } from "../server/tool-socket.ts";

const words = process.argv.slice(2);

const runHere = async (configuration: ReturnType<typeof readConfiguration>) => {
  const { openDatabase } = await import("../server/adapters/database/open-database.ts");
  const { openJobs } = await import("../server/adapters/jobs/jobs.ts");
  const { openKeys } = await import("../server/adapters/keys.ts");
  const { checkKey } = await import("../server/adapters/database/installation-store.ts");
  const { createStaffAccounts } =
    await import("../server/features/office/access/staff-accounts.ts");
  const { runStaffCommand } = await import("../server/features/office/access/staff-command.ts");
  const { createStaffStore } = await import("../server/features/office/access/staff-store.ts");

  const database = await openDatabase(configuration);
  const keys = await openKeys(configuration.dataDir, configuration.documentKey);
  await checkKey(database.db, keys.digest);
  const jobs = await openJobs(database, (error) => console.error(`jobs: ${error.message}`));
  try {
    const parts = { jobs, keys, now: () => new Date() };
    const accounts = createStaffAccounts(parts, createStaffStore(database.db));
    return await runStaffCommand(words, accounts, configuration.publicUrl);
  } finally {
    await jobs.stop();
    await database.close();
  }
};

const run = async () => {
  const configuration = readConfiguration(process.env);
  const sharing = configuration.databaseUrl ? "shared" : "alone";
  try {
    const lock = await lockFolder(configuration.dataDir, sharing);
    const lines = await runHere(configuration);
    lock.close();
    return lines;
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return askServer(configuration.dataDir, { tool: "staff", words });
  }
};

try {
  for (const line of await run()) console.log(line);
  process.exit(0);
} catch (error) {
  const isExpected = error instanceof ToolRefused || error instanceof WrongConfiguration;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
