import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ArchivedFile, DamagedArchive, readArchive } from "../../adapters/storage/archive.ts";
import type { DocumentStore } from "../../adapters/storage/document-store.ts";
import { ERASURES } from "../../records/files/erasure-records.ts";
import type { Sum } from "./backup-folder.ts";
import { archivedKey, DOCUMENTS } from "./backup-format.ts";
import { digestOfBytes } from "./backup-files.ts";
import { type Backup, damaged, filesOf } from "./check-backup.ts";
import type { Progress } from "./progress.ts";
import { severalAtOnce } from "./several-at-once.ts";

const AT_ONCE = 8;

/** Batches of those that are stored at once, so that no more lie in memory. */
const inBatches = async function* (files: AsyncIterable<ArchivedFile>) {
  let batch: ArchivedFile[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
};

/** Fills an empty store; each document is read once more. */
export const loadDocuments = async (
  { folder, manifest }: Backup,
  store: Pick<DocumentStore, "put" | "state">,
  progress: Progress,
) => {
  let stored = 0;

  const storeErasure = async ({ path, sha256 }: Sum) => {
    const bytes = await readFile(join(folder, path));
    if (digestOfBytes(bytes) !== sha256) throw damaged(folder, path, "was changed");
    await store.state.write(path, bytes.toString("utf8"));
  };

  const storeArchive = async ({ path, sha256 }: Sum) => {
    for await (const batch of inBatches(readArchive(join(folder, path), sha256))) {
      await severalAtOnce(batch, AT_ONCE, ({ name, bytes }) => store.put(archivedKey(name), bytes));
      stored += batch.length;
      progress.passing(() => `${stored} of ${manifest.documents.count} documents stored …`);
    }
  };

  const within = (name: string) => (sum: Sum) => sum.path.startsWith(`${name}/`);
  for await (const sums of filesOf(folder)) {
    await severalAtOnce(sums.filter(within(ERASURES)), AT_ONCE, storeErasure);
    for (const sum of sums.filter(within(DOCUMENTS)))
      await storeArchive(sum).catch((error: unknown) => {
        throw error instanceof DamagedArchive ? damaged(folder, sum.path, "was changed") : error;
      });
  }
};
