import { appendFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { readArchive } from "../../adapters/storage/archive.ts";
import { type FileToArchive, openArchiver } from "../../adapters/storage/archiver.ts";
import type { DocumentStore } from "../../adapters/storage/document-store.ts";
import { orWhenMissing } from "../../adapters/storage/durable-files.ts";
import type { Sum } from "./backup-folder.ts";
import { archivedKey, archivedName, archiveFile } from "./backup-format.ts";
import { shardsOf } from "./document-keys.ts";

/** Documents handed over at a time: paths of files, or bytes from a bucket, which lie in memory. */
const PATHS = 250;
const DOWNLOADS = 4;
/** What was copied, by shard: on disk, because all of it may not fit into memory. */
const NOTES = "copied.part";

type Note = { key: string; bytes: number; path: string };

/** Copies of documents as they are sealed: each call of `copy` writes one archive for each shard. */
export const openDocumentCopies = async (
  folder: string,
  { get, pathOf }: Pick<DocumentStore, "get" | "pathOf">,
  step: () => Promise<void>,
) => {
  await mkdir(join(folder, NOTES), { mode: 0o700 });
  const notesOf = (shard: string) => join(folder, NOTES, shard);
  const archiver = openArchiver();
  const digests = new Map<string, string>();
  let rounds = 0;
  let copied = 0;

  const readNotes = async (shard: string) => {
    const text = await orWhenMissing(readFile(notesOf(shard), "utf8"), "");
    return text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Note);
  };

  const findFile = async (key: string): Promise<FileToArchive | undefined> => {
    const from = pathOf ? pathOf(key) : await get(key);
    return from === undefined ? undefined : { name: archivedName(key), from };
  };

  /** Answers what was copied: what the store does not have is missing. */
  const addTo = async (path: string, keys: readonly string[]): Promise<Note[]> => {
    const found = await Promise.all(keys.map(findFile));
    const files = found.filter((file) => file !== undefined);
    const sizes = await archiver.add(join(folder, path), files);
    return files.flatMap(({ name }, index) => {
      const bytes = sizes[index];
      return bytes === undefined ? [] : [{ key: archivedKey(name), bytes, path }];
    });
  };

  const finish = async (path: string) => {
    const sha256 = await archiver.finish(join(folder, path));
    if (sha256 !== undefined) digests.set(path, sha256);
  };

  const keepOnly = async (path: string, wanted: ReadonlySet<string>) => {
    const [whole, kept] = [join(folder, path), join(folder, `${path}.part`)];
    for await (const { name, bytes } of readArchive(whole, digests.get(path) ?? ""))
      if (wanted.has(archivedKey(name))) await archiver.add(kept, [{ name, from: bytes }]);
    const sha256 = await archiver.finish(kept);
    digests.delete(path);
    if (sha256 === undefined) return rm(whole);
    await rename(kept, whole);
    digests.set(path, sha256);
  };

  return {
    copied: () => copied,
    close: archiver.close,

    /** Copies what is not there yet of the keys in a file; answers those the store does not have. */
    copy: async (keysFile: string, onCopy: () => void) => {
      const gone: string[] = [];
      rounds += 1;
      for await (const { shard, keys } of shardsOf(keysFile)) {
        const present = new Set((await readNotes(shard)).map(({ key }) => key));
        const missing = keys.filter((key) => !present.has(key));
        if (missing.length === 0) continue;
        const path = archiveFile(shard, rounds);
        const size = pathOf ? PATHS : DOWNLOADS;
        for (let next = 0; next < missing.length; next += size) {
          await step();
          const batch = missing.slice(next, next + size);
          const notes = await addTo(path, batch);
          const lines = notes.map((note) => `${JSON.stringify(note)}\n`);
          await appendFile(notesOf(shard), lines.join(""), { mode: 0o600 });
          const found = new Set(notes.map(({ key }) => key));
          gone.push(...batch.filter((key) => !found.has(key)));
          copied += notes.length;
          onCopy();
        }
        await finish(path);
      }
      return gone;
    },

    /** Digests of the archives, which keep the keys in a file only: others were deleted meanwhile. */
    sums: async function* (keysFile: string, onFile: (bytes: number) => void) {
      const left = new Set(digests.keys());
      for await (const { shard, keys } of shardsOf(keysFile)) {
        await step();
        const wanted = new Set(keys);
        const notes = await readNotes(shard);
        const deleted = notes.filter(({ key }) => !wanted.has(key));
        for (const path of new Set(deleted.map((note) => note.path))) await keepOnly(path, wanted);
        for (const { key, bytes } of notes) if (wanted.has(key)) onFile(bytes);
        const sums: Sum[] = [];
        for (const path of new Set(notes.map((note) => note.path))) {
          left.delete(path);
          const sha256 = digests.get(path);
          if (sha256 !== undefined) sums.push({ path, sha256 });
        }
        yield sums;
      }
      for (const path of left) await rm(join(folder, path));
      await rm(join(folder, NOTES), { recursive: true });
    },
  };
};
