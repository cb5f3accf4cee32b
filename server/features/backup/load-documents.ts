import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DocumentStore } from "../../adapters/storage/document-store.ts";
import { ToolRefused } from "../../tool-socket.ts";
import { ERASURES } from "../../records/files/erasure-records.ts";
import { DOCUMENTS } from "./backup-format.ts";
import { digestOfBytes } from "./backup-files.ts";
import { type Backup, filesOf } from "./check-backup.ts";
import type { Progress } from "./progress.ts";
import { severalAtOnce } from "./several-at-once.ts";

const AT_ONCE = 8;

const keyOf = (path: string) => path.split("/").at(-1) ?? "";

/** Into the store, each read once more; what an earlier try has written is written again. */
export const loadDocuments = async (
  { folder, manifest }: Backup,
  store: Pick<DocumentStore, "put" | "state">,
  progress: Progress,
) => {
  let stored = 0;
  for await (const batch of filesOf(folder))
    await severalAtOnce(batch, AT_ONCE, async ({ path, sha256 }) => {
      const isErasure = path.startsWith(`${ERASURES}/`);
      if (!isErasure && !path.startsWith(`${DOCUMENTS}/`)) return;
      const bytes = await readFile(join(folder, path));
      if (digestOfBytes(bytes) !== sha256)
        throw new ToolRefused(`${folder} is damaged: ${path} was changed. Take another backup.`);
      if (isErasure) return store.state.write(path, bytes.toString("utf8"));
      await store.put(keyOf(path), bytes);
      stored += 1;
      progress.passing(() => `${stored} of ${manifest.documents.count} documents stored …`);
    });
};
