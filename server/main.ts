import { FolderInUse, lockFolder } from "./adapters/database/folder-lock.ts";
import { readConfiguration, WrongConfiguration } from "./configuration.ts";

const STOP_WITHIN = 10_000;

/**
 * The settings are read and the folder is locked before anything heavy is imported, so that a
 * wrong start is refused at once.
 */
const begin = async () => {
  const configuration = readConfiguration(process.env);
  // Replicas on one PostgreSQL may share a folder; the embedded database has it alone.
  const sharing = configuration.databaseUrl ? "shared" : "alone";
  const lock = await lockFolder(configuration.dataDir, sharing);
  // The database opens while the rest is still being imported.
  const { openDatabase } = await import("./adapters/database/open-database.ts");
  const opening = openDatabase(configuration);
  opening.catch(() => undefined);
  const isDevelopment = process.argv.includes("--dev");
  // React asks when it is imported, and would render pages by its slow development build.
  process.env["NODE_ENV"] = isDevelopment ? "development" : "production";
  const { start } = await import("./start.ts");
  const running = await start(configuration, opening, { isDevelopment });
  console.log(`ready ${running.address}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await running.stop();
    lock.close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
};

begin().catch((error: unknown) => {
  const isExpected = error instanceof WrongConfiguration || error instanceof FolderInUse;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
