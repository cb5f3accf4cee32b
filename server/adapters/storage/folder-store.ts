import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  demandStorageKey,
  demandTrashDay,
  type DocumentStore,
  isStorageKey,
  isTrashDay,
} from "./document-store.ts";
import { folderState } from "./folder-state.ts";
import { flushPath, isMissing, orWhenMissing, writeDurably } from "./durable-files.ts";

const TEMPORARY = ".part";
const TRASH = "trash";
const CHECK = "check";
const CHECK_BYTES = 64 * 1024;

/** The first two characters of the keys in it. */
const SHARDS = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, "0"));

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
    await flushPath(folder);
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

  const trashOf = (day: string) => {
    demandTrashDay(day);
    return join(folder, TRASH, day);
  };

  const moveToTrash = async (key: string, day: string) => {
    const path = pathOf(key);
    const trash = trashOf(day);
    await mkdir(trash, { recursive: true, mode: 0o700 });
    await remove(path + TEMPORARY);
    try {
      await rename(path, join(trash, key));
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
    await flushPath(trash);
    return true;
  };

  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      try {
        await writeInShard(path + TEMPORARY, bytes);
        await rename(path + TEMPORARY, path);
        await flushPath(dirname(path));
      } catch (error) {
        await remove(path + TEMPORARY);
        throw error;
      }
    },

    get: async (key) => orWhenMissing(readFile(pathOf(key)), undefined),

    pathOf,

    has: async (key) => {
      const path = pathOf(key);
      const found = [path, path + TEMPORARY].map((one) => orWhenMissing(stat(one), undefined));
      return (await Promise.all(found)).some(Boolean);
    },

    delete: async (key) => {
      const path = pathOf(key);
      await Promise.all([remove(path), remove(path + TEMPORARY)]);
    },

    list: async function* () {
      for (const shard of await orWhenMissing(readdir(folder), [])) {
        if (!SHARDS.includes(shard)) continue;
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

    state: folderState(folder),

    trash: {
      move: moveToTrash,
      list: async function* () {
        for (const day of await orWhenMissing(readdir(join(folder, TRASH)), [])) {
          if (!isTrashDay(day)) continue;
          for (const key of await orWhenMissing(readdir(trashOf(day)), []))
            if (isStorageKey(key)) yield { key, day };
        }
      },
      delete: (key, day) => {
        demandStorageKey(key);
        return remove(join(trashOf(day), key));
      },
    },
  };
};
