import { appendFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openFileCopier } from "../../adapters/storage/copy-files.ts";
import type { DocumentStore } from "../../adapters/storage/document-store.ts";
import { orWhenMissing } from "../../adapters/storage/durable-files.ts";
import type { Sum } from "./backup-folder.ts";
import { documentFile, DOCUMENTS } from "./backup-format.ts";
import { digestOfBytes } from "./backup-files.ts";
import { shardsOf } from "./document-keys.ts";
import { severalAtOnce } from "./several-at-once.ts";

const AT_ONCE = 4;
const BATCH = 100;
/** What was copied, by shard: on disk, because all of it may not fit into memory. */
const NOTES = "copied.part";

type Note = { key: string; sha256: string; bytes: number };

/** Copies of documents in the folder of a backup, as they are sealed. */
export const openDocumentCopies = (
  folder: string,
  store: Pick<DocumentStore, "get" | "pathOf">,
  signal: AbortSignal,
) => {
  const within = (shard: string) => join(folder, DOCUMENTS, shard);
  const notesOf = (shard: string) => join(folder, NOTES, shard);
  let copied = 0;

  const readNotes = async (shard: string) => {
    const text = await orWhenMissing(readFile(notesOf(shard), "utf8"), "");
    const notes = text.split("\n").slice(0, -1);
    return new Map(
      notes.map((line) => {
        const note = JSON.parse(line) as Note;
        return [note.key, note];
      }),
    );
  };

  const copyFromBucket = async (keys: readonly string[]) => {
    const notes: (Note | undefined)[] = [];
    await severalAtOnce(keys, AT_ONCE, async (key) => {
      const bytes = await store.get(key);
      if (!bytes) return;
      await writeFile(join(folder, documentFile(key)), bytes, { flag: "wx", mode: 0o600 });
      notes.push({ key, sha256: digestOfBytes(bytes), bytes: bytes.length });
    });
    return notes;
  };

  const { pathOf } = store;
  const copier = pathOf && openFileCopier();

  const copyFiles = async (keys: readonly string[]) => {
    if (!pathOf || !copier) return copyFromBucket(keys);
    const pairs = keys.map((key) => ({ from: pathOf(key), to: join(folder, documentFile(key)) }));
    const files = await copier.copy(pairs);
    return keys.map((key, index): Note | undefined => {
      const file = files[index];
      return file && { key, ...file };
    });
  };

  return {
    copied: () => copied,
    close: async () => copier?.close(),

    /** Copies what is not there yet of the keys in a file; answers those the store does not have. */
    copy: async (keysFile: string, onCopy: () => void) => {
      const gone: string[] = [];
      await mkdir(join(folder, NOTES), { recursive: true, mode: 0o700 });
      for await (const { shard, keys } of shardsOf(keysFile)) {
        const present = await readNotes(shard);
        const missing = keys.filter((key) => !present.has(key));
        if (missing.length === 0) continue;
        await mkdir(within(shard), { recursive: true, mode: 0o700 });
        for (let next = 0; next < missing.length; next += BATCH) {
          signal.throwIfAborted();
          const batch = missing.slice(next, next + BATCH);
          const notes = (await copyFiles(batch)).filter((note) => note !== undefined);
          const lines = notes.map((note) => `${JSON.stringify(note)}\n`);
          await appendFile(notesOf(shard), lines.join(""), { mode: 0o600 });
          const found = new Set(notes.map(({ key }) => key));
          gone.push(...batch.filter((key) => !found.has(key)));
          copied += notes.length;
          onCopy();
        }
      }
      return gone;
    },

    /** Of the copies of the keys in a file; others, deleted meanwhile, are removed. */
    sums: async function* (keysFile: string, onFile: (bytes: number) => void) {
      const left = new Set(await readdir(join(folder, NOTES)));
      for await (const { shard, keys } of shardsOf(keysFile)) {
        signal.throwIfAborted();
        left.delete(shard);
        const notes = await readNotes(shard);
        const sums: Sum[] = [];
        for (const key of keys) {
          const note = notes.get(key);
          if (!note) continue;
          notes.delete(key);
          onFile(note.bytes);
          sums.push({ path: documentFile(key), sha256: note.sha256 });
        }
        for (const key of notes.keys()) await rm(join(folder, documentFile(key)));
        yield sums;
      }
      for (const shard of left) await rm(within(shard), { recursive: true });
      await rm(join(folder, NOTES), { recursive: true });
    },
  };
};
