import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readArchive } from "../../server/adapters/storage/archive.ts";

/** A restore writes down what it did, and what it erased again. */
const GROWING = new Set(["audit", "audit_pending", "audit_seals", "erasures_pending"]);
/** What waited was done, or waits for something else. */
const PASSING = new Set(["audit_pending", "erasures_pending", "storage_intents"]);

const ENDING = ".copy.gz";

const readRows = async (folder: string) => {
  const rows = new Map<string, string[]>();
  for (const name of await readdir(join(folder, "tables"))) {
    const text = gunzipSync(await readFile(join(folder, "tables", name))).toString("utf8");
    rows.set(name.slice(0, -ENDING.length), text.split("\n").slice(0, -1));
  }
  return rows;
};

/** The name and the digest of each document. */
const readDocuments = async (folder: string) => {
  const found: string[] = [];
  for (const line of (await readFile(join(folder, "SHA256SUMS"), "utf8")).split("\n")) {
    const [sha256 = "", path = ""] = line.split("  ");
    if (!path.startsWith("documents/")) continue;
    for await (const { name, bytes } of readArchive(join(folder, path), sha256))
      found.push(`${createHash("sha256").update(bytes).digest("hex")} ${name}`);
  }
  return found;
};

const without = (some: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return some.filter((one) => !known.has(one));
};

/**
 * Every row and every document of a backup against one of the place where it was restored. Only rows
 * that name one of `erased` may be gone. @throws {Error} naming the first table that differs
 */
export const compareBackups = async (
  before: string,
  after: string,
  erased: { words: readonly string[]; documents: number },
) => {
  const [old, here] = [await readRows(before), await readRows(after)];
  const isErased = (row: string) => erased.words.some((word) => row.includes(word));
  let rows = 0;
  for (const [table, then] of old) {
    const now = here.get(table) ?? [];
    const lost = without(then, now).filter((row) => !isErased(row) && !PASSING.has(table));
    const added = without(now, then).filter((row) => !isErased(row) && !GROWING.has(table));
    if (lost.length + added.length > 0)
      throw new Error(`${table}: ${lost.length} rows are gone, ${added.length} are new.`);
    rows += now.length;
  }
  const [files, filesHere] = [await readDocuments(before), await readDocuments(after)];
  const [gone, foreign] = [without(files, filesHere), without(filesHere, files)];
  if (gone.length !== erased.documents || foreign.length > 0)
    throw new Error(`${gone.length} documents are gone, ${foreign.length} are others.`);
  return { tables: old.size, rows, documents: filesHere.length };
};

/** Rows with a word, by table. */
export const rowsWith = async (folder: string, word: string) => {
  const found: { table: string; row: string }[] = [];
  for (const [table, rows] of await readRows(folder))
    for (const row of rows) if (row.includes(word)) found.push({ table, row });
  return found;
};
