import { join } from "node:path";
import type { Transfer } from "../../adapters/database/database.ts";
import { ToolRefused } from "../../tool-socket.ts";
import { type CopiedRows, LETTERS_FILE, tableFile } from "./backup-format.ts";
import { measured, readCompressed } from "./backup-files.ts";
import type { Backup } from "./check-backup.ts";
import type { Progress } from "./progress.ts";
import { findQueueIn, hasLettersIn, lettersOf, lettersTargetOf } from "./queue-store.ts";
import { continueSequenceIn } from "./sequences-store.ts";
import {
  clearIn,
  everyRowOf,
  filledTablesIn,
  listTablesIn,
  type Table,
  targetOf,
} from "./tables-store.ts";

type Copied = Backup["manifest"]["tables"][number];

const sameColumns = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join();

/** Tables of the place and of the backup, in the order of writing. @throws {ToolRefused} */
const pairsIn = async ({ tx }: Transfer, { folder, manifest }: Backup) => {
  const tables = await listTablesIn(tx);
  const byName = new Map(manifest.tables.map((copied) => [copied.name, copied]));
  const pairs = tables.map((table): [Table, Copied] => {
    const copied = byName.get(table.name);
    if (!copied || !sameColumns(copied.columns, table.columns))
      throw new ToolRefused(`The table ${table.name} of ${folder} has other columns than here.`);
    return [table, copied];
  });
  if (pairs.length !== byName.size)
    throw new ToolRefused(`${folder} has tables that this database does not have.`);
  return pairs;
};

const demandEqual = async (
  { copyOut }: Transfer,
  name: string,
  query: string,
  { rows, sha256 }: Pick<CopiedRows, "rows" | "sha256">,
) => {
  const found = await measured(await copyOut(query));
  if (found.rows !== rows || found.sha256 !== sha256)
    throw new Error(`${name} was not restored as it was: ${found.rows} of ${rows} rows.`);
};

const loadLettersIn = async (transfer: Transfer, { folder, manifest }: Backup) => {
  const { letters } = manifest;
  if (!letters || letters.rows === 0) return;
  const queue = await findQueueIn(transfer.tx);
  if (queue?.version !== letters.version)
    throw new ToolRefused(
      `The letters of ${folder} are of another job queue (${letters.version}, here ${queue?.version ?? "none"}).`,
    );
  await transfer.copyIn(lettersTargetOf(letters), readCompressed(join(folder, LETTERS_FILE)));
  await demandEqual(transfer, "The queue of letters", lettersOf(letters), letters);
};

/** @throws {ToolRefused} where anything has a row */
export const demandEmptyIn = async ({ tx }: Pick<Transfer, "tx">) => {
  const filled = await filledTablesIn(tx, await listTablesIn(tx));
  if ((await findQueueIn(tx)) && (await hasLettersIn(tx))) filled.push("jobs.job");
  if (filled.length > 0)
    throw new ToolRefused(
      `The database is not empty (rows in ${filled.join(", ")}). A backup is restored into a new one only.`,
    );
};

const clearUnlessEmptyIn = async ({ tx }: Transfer, table: Table) => {
  if ((await filledTablesIn(tx, [table])).length > 0) await clearIn(tx, table);
};

/** Every row as it was, read again to be sure, and numbers that go on after it. */
export const loadTablesIn = async (transfer: Transfer, backup: Backup, progress: Progress) => {
  const { tx, copyIn } = transfer;
  const pairs = await pairsIn(transfer, backup);
  for (const [table, { name, columns, rows }] of pairs) {
    // A trigger may have filled it beside the tables before.
    await clearUnlessEmptyIn(transfer, table);
    progress.passing(() => `${name}: ${rows} rows …`);
    await copyIn(targetOf({ name, columns }), readCompressed(join(backup.folder, tableFile(name))));
  }
  for (const [table, copied] of pairs)
    await demandEqual(
      transfer,
      copied.name,
      everyRowOf({ ...table, columns: copied.columns }),
      copied,
    );
  await loadLettersIn(transfer, backup);
  for (const sequence of backup.manifest.sequences) await continueSequenceIn(tx, sequence);
};
