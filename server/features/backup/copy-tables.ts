import { join } from "node:path";
import type { Transfer } from "../../adapters/database/database.ts";
import { lastSealIn } from "../audit/seals-store.ts";
import { type CopiedRows, LETTERS_FILE, type Manifest, tableFile } from "./backup-format.ts";
import { writeCompressed } from "./backup-files.ts";
import type { Sum } from "./backup-folder.ts";
import type { Progress } from "./progress.ts";
import { findQueueIn, lettersOf } from "./queue-store.ts";
import { listSequencesIn } from "./sequences-store.ts";
import { everyRowOf, listTablesIn } from "./tables-store.ts";

export type CopiedTables = Pick<Manifest, "head" | "tables" | "letters" | "sequences"> & {
  sums: Sum[];
};

const inSteps = async function* (text: AsyncIterable<Uint8Array>, step: () => Promise<void>) {
  for await (const chunk of text) {
    await step();
    yield chunk;
  }
  await step();
};

/**
 * Copies every table and the letters into a folder. `finish` writes what lies in memory, after the
 * transaction, because nothing else reaches the embedded database before it ends.
 */
export const copyTablesIn = async (
  { tx, copyOut, isInMemory }: Transfer,
  folder: string,
  progress: Progress,
  step: () => Promise<void>,
) => {
  const copied: CopiedTables = { head: null, tables: [], letters: null, sequences: [], sums: [] };
  const waiting: (() => Promise<void>)[] = [];

  const copy = async (
    path: string,
    query: string,
    note: (rows: Omit<CopiedRows, "columns">) => void,
  ) => {
    const text = inSteps(await copyOut(query), step);
    const write = async () => {
      const { fileSha256, ...rows } = await writeCompressed(join(folder, path), text);
      copied.sums.push({ path, sha256: fileSha256 });
      note(rows);
    };
    if (isInMemory) waiting.push(write);
    else await write();
  };

  const last = await lastSealIn(tx);
  copied.head = last ? { seq: last.seq, digest: last.digest } : null;
  for (const table of await listTablesIn(tx)) {
    const { name, columns } = table;
    await copy(tableFile(name), everyRowOf(table), (rows) => {
      copied.tables.push({ name, columns, ...rows });
      progress.passing(() => `${name}: ${rows.rows} rows …`);
    });
  }
  const queue = await findQueueIn(tx);
  if (queue)
    await copy(LETTERS_FILE, lettersOf(queue), (rows) => {
      copied.letters = { ...queue, ...rows };
    });
  copied.sequences = await listSequencesIn(tx);

  return {
    copied,
    finish: async () => {
      for (const write of waiting) await write();
    },
  };
};
