import { isExpired } from "../../../domain/purchase/purchase-keys.ts";
import {
  deleteRecord,
  recordNames,
  type BytesRecord,
  putRecord,
  readRecord,
} from "./picture-database.ts";
import { namesInScope, scopedName } from "./purchase-scope.ts";

/** What the device refuses (private mode, no room) lives as long as the tab. */
const inMemory = new Map<string, BytesRecord>();

/** One after another, so that a removal never overtakes an earlier save. */
let last: Promise<unknown> = Promise.resolve();
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** True if the device keeps it, false if only this tab does. */
export function storeBytes(key: string, bytes: ArrayBuffer): Promise<boolean> {
  const name = scopedName(key);
  return oneAtATime(async () => {
    const record = { bytes, savedAt: Date.now() };
    try {
      await putRecord(name, record);
      inMemory.delete(name);
      return true;
    } catch {
      inMemory.set(name, record);
      return false;
    }
  });
}

/** Bytes older than a day are erased instead. */
export function readBytes(key: string, now = Date.now()): Promise<ArrayBuffer | undefined> {
  const name = scopedName(key);
  return oneAtATime(() => fresh(name, now));
}

export function deleteBytes(key: string): Promise<void> {
  const name = scopedName(key);
  return oneAtATime(() => erase(name));
}

/** Deletes of edits in other tabs only what is a day old. */
export function deleteAllBytes(): Promise<void> {
  const isInScope = namesInScope();
  return oneAtATime(async () => {
    const names = [...inMemory.keys(), ...(await recordNames().catch(() => []))];
    for (const name of names) await (isInScope(name) ? erase(name) : fresh(name, Date.now()));
  });
}

async function fresh(name: string, now: number): Promise<ArrayBuffer | undefined> {
  const record = inMemory.get(name) ?? (await readRecord(name).catch(() => undefined));
  if (!isBytesRecord(record)) return undefined;
  if (!isExpired(record.savedAt, now)) return record.bytes;
  await erase(name);
  return undefined;
}

async function erase(name: string) {
  inMemory.delete(name);
  await deleteRecord(name).catch(() => undefined);
}

/** Also of an edit whose tab was closed. */
export const deleteExpiredBytes = (now = Date.now()): Promise<void> =>
  oneAtATime(async () => {
    for (const name of await recordNames().catch(() => [])) await fresh(name, now);
  });

const isBytesRecord = (value: unknown): value is BytesRecord =>
  typeof value === "object" &&
  value !== null &&
  "bytes" in value &&
  value.bytes instanceof ArrayBuffer &&
  "savedAt" in value &&
  typeof value.savedAt === "number";
