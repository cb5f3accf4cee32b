import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DocumentStore } from "../../adapters/storage/document-store.ts";
import { flushFolder } from "../../adapters/storage/durable-files.ts";
import type { Sum } from "./backup-folder.ts";
import { documentFile, DOCUMENTS } from "./backup-format.ts";
import { flushedDigest } from "./backup-files.ts";
import { shardsOf } from "./document-keys.ts";
import { severalAtOnce } from "./several-at-once.ts";

/** Few, because the server answers its callers meanwhile. */
const AT_ONCE = 4;

/** Copies of documents in the folder of a backup, as they are sealed. */
export const openDocumentCopies = (
  folder: string,
  store: Pick<DocumentStore, "get">,
  signal: AbortSignal,
) => {
  const within = (shard: string) => join(folder, DOCUMENTS, shard);
  const namesIn = (shard: string) => readdir(within(shard)).catch((): string[] => []);
  let copied = 0;

  return {
    copied: () => copied,

    /** Copies what is not there yet of the keys in a file; answers those the store does not have. */
    copy: async (keysFile: string, onCopy: () => void) => {
      const gone: string[] = [];
      for await (const { shard, keys } of shardsOf(keysFile)) {
        await mkdir(within(shard), { recursive: true, mode: 0o700 });
        const present = new Set(await namesIn(shard));
        await severalAtOnce(
          keys.filter((key) => !present.has(key)),
          AT_ONCE,
          async (key) => {
            signal.throwIfAborted();
            const bytes = await store.get(key);
            if (!bytes) return void gone.push(key);
            await writeFile(join(folder, documentFile(key)), bytes, { flag: "wx", mode: 0o600 });
            copied += 1;
            onCopy();
          },
        );
      }
      return gone;
    },

    /** Of the copies of the keys in a file; others, deleted meanwhile, are removed. */
    sums: async function* (keysFile: string, onFile: (bytes: number) => void) {
      const present = new Set(await readdir(join(folder, DOCUMENTS)).catch((): string[] => []));
      for await (const { shard, keys } of shardsOf(keysFile)) {
        signal.throwIfAborted();
        present.delete(shard);
        const wanted = new Set(keys);
        const digests = new Map<string, string>();
        await severalAtOnce(await namesIn(shard), AT_ONCE, async (name) => {
          const path = join(within(shard), name);
          if (!wanted.has(name)) return rm(path);
          const { bytes, sha256 } = await flushedDigest(path);
          digests.set(name, sha256);
          onFile(bytes);
        });
        await flushFolder(within(shard));
        yield keys.flatMap((key): Sum[] => {
          const sha256 = digests.get(key);
          return sha256 === undefined ? [] : [{ path: documentFile(key), sha256 }];
        });
      }
      for (const shard of present) await rm(within(shard), { recursive: true });
    },
  };
};
