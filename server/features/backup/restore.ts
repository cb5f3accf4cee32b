import type { OpenDatabase, Transaction } from "../../adapters/database/database.ts";
import { findInstallation } from "../../adapters/database/installation-store.ts";
import { openJobs } from "../../adapters/jobs/jobs.ts";
import type { Keys } from "../../adapters/keys.ts";
import type { DocumentStore } from "../../adapters/storage/document-store.ts";
import { ToolRefused } from "../../tool-socket.ts";
import { type Backup, checkFiles, openBackup } from "./check-backup.ts";
import { loadDocuments } from "./load-documents.ts";
import { demandEmptyIn, loadTablesIn } from "./load-tables.ts";
import { progressOf, type Say } from "./progress.ts";
import { readMarker, removeMarker, writeMarker } from "./restore-marker.ts";
import type { RestorePlace } from "./restore-place.ts";

type Parts = {
  keys: Keys;
  store: DocumentStore;
  place: RestorePlace;
};

/** What belongs to the restored rows: in their transaction, and when they are there. */
export type Settling = {
  settleIn: (tx: Transaction, backup: Backup) => Promise<void>;
  finish: (database: OpenDatabase, backup: Backup) => Promise<void>;
};

const demandEmptyStore = async (store: DocumentStore) => {
  const refuse = (what: string) => {
    throw new ToolRefused(
      `The document store is not empty (${what}). A backup is restored into an empty one only.`,
    );
  };
  for (const name of ["installation.json", "audit-head.json"])
    if ((await store.state.read(name)) !== undefined) refuse(name);
  for (const all of [store.list(), store.trash.list()])
    for await (const { key } of all) refuse(`document ${key}`);
};

/** Removes what an earlier try has written, half files, too. */
const clearStore = async (store: DocumentStore) => {
  for await (const { key } of store.list()) await store.delete(key);
};

/** Whether an earlier try was cut off after its rows were there. */
const isLoaded = async (database: OpenDatabase, { manifest }: Backup) => {
  const here = await findInstallation(database.db);
  return here !== undefined && here.id === manifest.installation;
};

export const createRestore = ({ keys, store, place }: Parts, settling: Settling) => {
  const isThere = async (backup: Backup, isBegun: boolean) => {
    const database = await place.openPresent();
    if (!database) return false;
    try {
      if (isBegun && (await isLoaded(database, backup))) return true;
      await database.transfer("read", demandEmptyIn);
      return false;
    } finally {
      await database.close();
    }
  };

  /** @throws {ToolRefused} unless the place is empty, or holds what an earlier try has written */
  const lookAt = async (backup: Backup) => {
    const marker = await readMarker(store.state);
    if (marker && marker.backup !== backup.digest)
      throw new ToolRefused(
        `Here the restore of another backup was not finished: ${marker.from}. Finish it, or take an empty place.`,
      );
    if (!marker) await demandEmptyStore(store);
    return isThere(backup, marker !== undefined);
  };

  const load = (backup: Backup, say: Say) => async (database: OpenDatabase) => {
    // It makes its own tables, which the letters are written to.
    const jobs = await openJobs(database, (error) => say(error.message));
    await jobs.stop();
    await database.transfer("write", async (transfer) => {
      await demandEmptyIn(transfer);
      await loadTablesIn(transfer, backup, progressOf(say));
      await settling.settleIn(transfer.tx, backup);
    });
  };

  return async (folder: string, say: Say): Promise<string[]> => {
    const begun = performance.now();
    const backup = await openBackup(folder, keys);
    const isPresent = await lookAt(backup);
    await checkFiles(backup, progressOf(say));
    await writeMarker(store.state, { backup: backup.digest, from: folder });
    if (!isPresent) {
      await clearStore(store);
      await loadDocuments(backup, store, progressOf(say));
      await place.make(load(backup, say));
    }
    const database = await place.openPresent();
    if (!database) throw new Error("The restored database is not there.");
    await settling.finish(database, backup).finally(database.close);
    await removeMarker(store.state);

    const { manifest } = backup;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    return [
      ...(manifest.documents.missing.length > 0
        ? [`${manifest.documents.missing.length} documents were missing when it was made.`]
        : []),
      `Restored as of ${manifest.at}: ${rows} rows, ${manifest.documents.count} documents (${seconds} s). Now npm start.`,
    ];
  };
};
