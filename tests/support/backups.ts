import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { OpenDatabase } from "../../server/adapters/database/database.ts";
import { folderStore } from "../../server/adapters/storage/folder-store.ts";
import { createBackup } from "../../server/features/backup/backup.ts";
import type { RestorePlace } from "../../server/features/backup/restore-place.ts";
import { openTestDatabase } from "./open-database.ts";
import type { TestApp } from "./test-app.ts";

/** Removed at the end of each test file by `close`. */
export const openFolders = async () => {
  const root = await mkdtemp(join(tmpdir(), "mizalla-backup-"));
  let made = 0;
  return {
    next: () => join(root, String((made += 1))),
    close: () => rm(root, { recursive: true, force: true }),
  };
};

export const takeBackup = (
  app: TestApp,
  folder: string,
  changes: Partial<Parameters<typeof createBackup>[0]> = {},
) =>
  createBackup({
    ...app.parts,
    database: app.database,
    giveWay: async () => {},
    ...changes,
  })(folder, {
    say: () => {},
    signal: new AbortController().signal,
  });

/** Relative paths, sorted. */
export const filesUnder = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
};

/** A new, empty database and store, which `close` ends. */
export const openPlace = async (folder: string) => {
  const database = await openTestDatabase();
  const shared: OpenDatabase = { ...database, close: async () => {} };
  const place: RestorePlace = {
    openPresent: async () => shared,
    make: (load) => load(shared),
  };
  return {
    database,
    store: folderStore(join(folder, "documents")),
    place,
    close: database.close,
  };
};
