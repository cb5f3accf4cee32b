import "./fast-imports.ts";
import { FolderInUse, lockFolder } from "./adapters/database/folder-lock.ts";
import { CannotMigrate, OtherHistory } from "./adapters/database/migrating/other-history.ts";
import { readConfiguration, WrongConfiguration } from "./configuration.ts";
import { loggedError } from "./logged-error.ts";

const CLOSE_TIMEOUT_MS = 15_000;

/** npm forwards a signal that the whole group received: a second one is the same. */
const SAME_SIGNAL_MS = 300;

/** Settings and lock come before heavy imports, so that a wrong start fails at once. */
const begin = async () => {
  const configuration = readConfiguration(process.env);
  const sharing = configuration.databaseUrl ? "shared" : "alone";
  const lock = await lockFolder(configuration.dataDir, sharing);
  const { refuseUnfinishedRestore } = await import("./features/backup/restore-marker.ts");
  const { openDocumentStore } = await import("./adapters/storage/open-document-store.ts");
  await refuseUnfinishedRestore(openDocumentStore(configuration).state);
  const { openDatabase } = await import("./adapters/database/open-database.ts");
  const opening = openDatabase(configuration);
  opening.catch(() => undefined);
  const isDevelopment = process.argv.includes("--dev");
  // React reads it at import and would otherwise render with its slow development build.
  process.env["NODE_ENV"] = isDevelopment ? "development" : "production";
  const { start } = await import("./start.ts");
  const running = await start(configuration, opening, { isDevelopment });

  const { noticeSeconds, callSeconds } = configuration.stopping;
  const cut = new AbortController();
  let stoppingSince: number | undefined;
  const stop = async (notice: number) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) cut.abort();
      return;
    }
    stoppingSince = performance.now();
    const limit = AbortSignal.timeout((noticeSeconds + callSeconds) * 1_000);
    await running.endCalls(notice, AbortSignal.any([cut.signal, limit]));
    setTimeout(() => {
      console.error(`stopping: not ended after another ${CLOSE_TIMEOUT_MS / 1_000} s`);
      process.exit(1);
    }, CLOSE_TIMEOUT_MS).unref();
    await running.stop();
    lock.close();
    process.exit(0);
  };
  // No load balancer needs notice before Ctrl-C.
  const isAtTerminal = process.stdin.isTTY;
  process.on("SIGTERM", () => void stop(noticeSeconds * 1_000));
  process.on("SIGINT", () => void stop(isAtTerminal ? 0 : noticeSeconds * 1_000));
  // Whoever reads it may stop the server at once.
  console.log(`ready ${running.address}`);
};

const described = (error: unknown) => {
  const { type, code, message, stack } = loggedError(error);
  return `${type} ${code} ${message}\n${stack}`;
};

begin().catch((error: unknown) => {
  const expected = [WrongConfiguration, FolderInUse, OtherHistory, CannotMigrate];
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : described(error));
  process.exit(1);
});
