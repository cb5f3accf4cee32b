import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { OpenDatabase } from "../../adapters/database/database.ts";
import type { Transfer } from "../../adapters/database/database.ts";
import { findInstallation } from "../../adapters/database/installation-store.ts";
import type { Keys } from "../../adapters/keys.ts";
import type { DocumentStore } from "../../adapters/storage/document-store.ts";
import { FORMAT, type Manifest, newestMigration } from "./backup-format.ts";
import { beginFolder, copyErasures, finishFolder, writeSums } from "./backup-folder.ts";
import type { GiveWay } from "./give-way.ts";
import { type CopiedTables, copyTablesIn } from "./copy-tables.ts";
import { openDocumentCopies } from "./document-copies.ts";
import { progressOf, type Say } from "./progress.ts";
import { documentKeysQueryIn } from "./tables-store.ts";

/** Documents are copied before the snapshot until so few are new that it hardly waits for them. */
const FEW_NEW = 100;
const MAX_ROUNDS = 5;
const KEYS = "keys.part";

export type BackupParts = {
  database: Pick<OpenDatabase, "db" | "transfer">;
  keys: Keys;
  store: Pick<DocumentStore, "get" | "pathOf" | "state">;
  now: () => Date;
  /** Called between small pieces of work. */
  giveWay: GiveWay;
};

type Call = { say: Say; signal: AbortSignal };

const reportOf = (folder: string, { tables, documents }: Manifest, begun: number) => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  return [
    ...(documents.missing.length > 0
      ? [`Missing in the store, and so in the backup: ${documents.missing.length} documents.`]
      : []),
    `${rows} rows of ${tables.length} tables and ${documents.count} documents are in ${folder} (${seconds} s).`,
  ];
};

/**
 * Database, documents, erasures and the audit's head, all of one moment, while the product runs.
 * The folder says until the last step that it holds half a backup. @throws {ToolRefused}
 */
export const createBackup =
  ({ database, keys, store, now, giveWay }: BackupParts) =>
  async (folder: string, { say, signal }: Call): Promise<string[]> => {
    const begun = performance.now();
    const at = now();
    await beginFolder(folder, at);
    const progress = progressOf(say);
    const step = async () => {
      signal.throwIfAborted();
      await giveWay();
    };
    const copies = await openDocumentCopies(folder, store, step);
    const keysFile = join(folder, KEYS);

    const writeKeys = async ({ tx, copyOut }: Transfer) =>
      pipeline(
        await copyOut(await documentKeysQueryIn(tx)),
        createWriteStream(keysFile, { mode: 0o600 }),
      );

    const copyDocuments = () =>
      copies.copy(keysFile, () => progress.passing(() => `${copies.copied()} documents copied …`));

    const copyBeforehand = async () => {
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const before = copies.copied();
        await database.transfer("read", writeKeys);
        await copyDocuments();
        if (copies.copied() - before < FEW_NEW) return;
      }
    };

    /** A document that is not in the store twice is lost; once, it was deleted in between. */
    const takeSnapshot = (lost: ReadonlySet<string>, isLast: boolean) =>
      database.transfer("read", async (transfer) => {
        await writeKeys(transfer);
        const missing = await copyDocuments();
        const isOne = isLast || missing.every((key) => lost.has(key));
        const tables = isOne ? await copyTablesIn(transfer, folder, progress, step) : undefined;
        return { missing, tables };
      });

    const copyDatabase = async (): Promise<CopiedTables & { missing: string[] }> => {
      let lost = new Set<string>();
      for (let round = 1; ; round += 1) {
        const { missing, tables } = await takeSnapshot(lost, round === MAX_ROUNDS);
        if (tables) {
          await tables.finish();
          return { missing, ...tables.copied };
        }
        lost = new Set(missing);
      }
    };

    const fill = async () => {
      await copyBeforehand();
      const { missing, sums, ...copied } = await copyDatabase();
      const erasures = await copyErasures(folder, store.state);
      const documents = { count: 0, bytes: 0, missing };
      const onFile = (bytes: number) => {
        documents.count += 1;
        documents.bytes += bytes;
        progress.passing(() => `${documents.count} documents checked …`);
      };
      const files = await writeSums(folder, [...sums, ...erasures], copies.sums(keysFile, onFile));
      await rm(keysFile);
      const manifest: Manifest = {
        format: FORMAT,
        at: at.toISOString(),
        installation: (await findInstallation(database.db))?.id ?? null,
        keyDigest: keys.digest,
        migration: newestMigration(),
        ...copied,
        documents,
        erasures: erasures.length,
        files,
      };
      await finishFolder(folder, manifest, keys);
      return reportOf(folder, manifest, begun);
    };
    return fill().finally(copies.close);
  };
