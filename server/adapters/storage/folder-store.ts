import { mkdir, open, readdir, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { demandStorageKey, type DocumentStore, isStorageKey } from "./document-store.ts";

const TEMPORARY = ".part";
const CHECK = "check";
const CHECK_BYTES = 64 * 1024;

/** The first two characters of the keys in it. */
const SHARDS = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, "0"));

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

const orWhenMissing = async <Value, Other>(action: Promise<Value>, other: Other) => {
  try {
    return await action;
  } catch (error) {
    if (isMissing(error)) return other;
    throw error;
  }
};

const flushFolder = async (folder: string) => {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const writeDurably = async (path: string, bytes: Uint8Array) => {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** `list` includes `.part` files left by a crash, for the sweeper. */
export const folderStore = (folder: string): DocumentStore => {
  const pathOf = (key: string) => {
    demandStorageKey(key);
    return join(folder, key.slice(0, 2), key);
  };

  /** All at once, with one flush, so that no later file has to wait for its own. */
  const makeShards = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const made = SHARDS.map((shard) =>
      mkdir(join(folder, shard), { recursive: true, mode: 0o700 }),
    );
    await Promise.all(made);
    await flushFolder(folder);
  };
  let making: Promise<void> | undefined;

  const writeInShard = async (path: string, bytes: Uint8Array) => {
    try {
      await writeDurably(path, bytes);
    } catch (error) {
      if (!isMissing(error)) throw error;
      making ??= makeShards().finally(() => (making = undefined));
      await making;
      await writeDurably(path, bytes);
    }
  };

  const remove = (path: string) => orWhenMissing(unlink(path), undefined);

  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      try {
        await writeInShard(path + TEMPORARY, bytes);
        await rename(path + TEMPORARY, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await remove(path + TEMPORARY);
        throw error;
      }
    },

    get: async (key) => orWhenMissing(readFile(pathOf(key)), undefined),

    delete: async (key) => {
      const path = pathOf(key);
      await Promise.all([remove(path), remove(path + TEMPORARY)]);
    },

    list: async function* () {
      for (const shard of await orWhenMissing(readdir(folder), [])) {
        for (const name of await orWhenMissing(readdir(join(folder, shard)), [])) {
          const key = name.endsWith(TEMPORARY) ? name.slice(0, -TEMPORARY.length) : name;
          if (!isStorageKey(key)) continue;
          const found = await orWhenMissing(stat(join(folder, shard, name)), undefined);
          if (found) yield { key, writtenAt: found.mtime };
        }
      }
    },

    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, CHECK);
      try {
        await writeFile(path, Buffer.alloc(CHECK_BYTES), { mode: 0o600 });
      } finally {
        await remove(path);
      }
    },
  };
};
