import { FolderInUse, lockFolder } from "./adapters/database/folder-lock.ts";
import { readConfiguration, WrongConfiguration } from "./configuration.ts";

/** How long jobs and the database may take to end, in milliseconds. */
const CLOSE_WITHIN = 15_000;

/** npm hands a signal on that its whole group got: twice within this is once, in milliseconds. */
const SAME_SIGNAL = 300;

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

  const { noticeSeconds, callSeconds } = configuration.stopping;
  const cut = new AbortController();
  let stoppingSince: number | undefined;
  const stop = async (notice: number) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL) cut.abort();
      return;
    }
    stoppingSince = performance.now();
    const limit = AbortSignal.timeout((noticeSeconds + callSeconds) * 1_000);
    await running.endCalls(notice, AbortSignal.any([cut.signal, limit]));
    setTimeout(() => {
      console.error(`stopping: not ended after another ${CLOSE_WITHIN / 1_000} s`);
      process.exit(1);
    }, CLOSE_WITHIN).unref();
    await running.stop();
    lock.close();
    process.exit(0);
  };
  // No load balancer waits behind somebody who presses Ctrl-C.
  const isAtTerminal = process.stdin.isTTY;
  process.on("SIGTERM", () => void stop(noticeSeconds * 1_000));
  process.on("SIGINT", () => void stop(isAtTerminal ? 0 : noticeSeconds * 1_000));
};

begin().catch((error: unknown) => {
  const isExpected = error instanceof WrongConfiguration || error instanceof FolderInUse;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
