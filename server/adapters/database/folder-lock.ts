import { mkdir, readFile, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";

export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`${folder} is in use by ${holder}. Stop it first, or choose another DATA_DIR.`);
  }
}

export type Sharing = "alone" | "shared";

/** A lock ends with its object: this protects it from the garbage collector. */
const held = new Set<DatabaseSync>();

/** Node warns that the module is experimental, which no operator can change. */
const loadSqlite = () => {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule("node:sqlite");
  } finally {
    process.emitWarning = emitWarning;
  }
};

const SQLITE_BUSY = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;

const takes: Record<Sharing, string> = {
  alone: "begin exclusive",
  // A transaction that has read prevents others from being exclusive.
  shared: "begin; select count(*) from sqlite_schema",
};

const tryLock = (path: string, sharing: Sharing) => {
  const { DatabaseSync } = loadSqlite();
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec(takes[sharing]);
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
};

// SQLite as a file lock: an open transaction on an empty file, released even by `kill -9`.
// Never open that file elsewhere: closing it would release the lock.
export const lockFolder = async (folder: string, sharing: Sharing) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, "lock-holder");
  const lock = tryLock(join(folder, "lock"), sharing);
  if (!lock) {
    const holder = await readFile(holderFile, "utf8").catch(() => "another process");
    throw new FolderInUse(folder, holder);
  }

  held.add(lock);
  // Only for the error message: a full disk must not prevent the start.
  await writeFile(holderFile, `process ${process.pid} on ${hostname()}`).catch(() => undefined);
  return {
    close: () => {
      held.delete(lock);
      lock.close();
    },
  };
};
