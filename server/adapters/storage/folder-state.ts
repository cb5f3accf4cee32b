import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { demandStateFolder, demandStateName, type StoreState } from "./document-store.ts";
import { flushPath, orWhenMissing, writeDurably } from "./durable-files.ts";

const isStateFile = (name: string) => /^[a-z0-9-]+\.json$/.test(name);

/** Files beside the folders of documents; a reader sees the former text or the new one. */
export const folderState = (folder: string): StoreState => {
  const pathOf = (name: string) => {
    demandStateName(name);
    return join(folder, name);
  };

  return {
    read: (name) => orWhenMissing(readFile(pathOf(name), "utf8"), undefined),

    write: async (name, text) => {
      const path = pathOf(name);
      // Processes that share the folder may write at the same time.
      const written = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeDurably(written, Buffer.from(text));
      await rename(written, path);
      await flushPath(dirname(path));
    },

    delete: (name) => orWhenMissing(unlink(pathOf(name)), undefined),

    list: async function* (within) {
      demandStateFolder(within);
      for (const name of await orWhenMissing(readdir(join(folder, within)), []))
        if (isStateFile(name)) yield `${within}/${name}`;
    },
  };
};
