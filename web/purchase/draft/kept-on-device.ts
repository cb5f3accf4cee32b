import { isExpired } from "../../../domain/purchase/purchase-keys.ts";
import { deleteKept, keptNames, type Kept, putKept, readKept } from "./picture-database.ts";
import { namesHere, scopedName } from "./purchase-scope.ts";

/** What the device refuses (private mode, no room) lives as long as the tab. */
const inMemory = new Map<string, Kept>();

/** One after another, so that a removal never overtakes an earlier save. */
let last: Promise<unknown> = Promise.resolve();
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** True if the device keeps it, false if only this tab does. */
export function keep(key: string, bytes: ArrayBuffer): Promise<boolean> {
  const name = scopedName(key);
  return oneAtATime(async () => {
    const kept = { bytes, savedAt: Date.now() };
    try {
      await putKept(name, kept);
      inMemory.delete(name);
      return true;
    } catch {
      inMemory.set(name, kept);
      return false;
    }
  });
}

/** Bytes older than a day are erased instead. */
export function recall(key: string, now = Date.now()): Promise<ArrayBuffer | undefined> {
  const name = scopedName(key);
  return oneAtATime(() => fresh(name, now));
}

export function forget(key: string): Promise<void> {
  const name = scopedName(key);
  return oneAtATime(() => erase(name));
}

/** Of edits in other tabs only what is a day old. */
export function forgetAll(): Promise<void> {
  const isOurs = namesHere();
  return oneAtATime(async () => {
    const names = [...inMemory.keys(), ...(await keptNames().catch(() => []))];
    for (const name of names) await (isOurs(name) ? erase(name) : fresh(name, Date.now()));
  });
}

async function fresh(name: string, now: number): Promise<ArrayBuffer | undefined> {
  const kept = inMemory.get(name) ?? (await readKept(name).catch(() => undefined));
  if (!isKept(kept)) return undefined;
  if (!isExpired(kept.savedAt, now)) return kept.bytes;
  await erase(name);
  return undefined;
}

async function erase(name: string) {
  inMemory.delete(name);
  await deleteKept(name).catch(() => undefined);
}

/** Also of an edit whose tab was closed. */
export const sweepKept = (now = Date.now()): Promise<void> =>
  oneAtATime(async () => {
    for (const name of await keptNames().catch(() => [])) await fresh(name, now);
  });

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  "bytes" in value &&
  value.bytes instanceof ArrayBuffer &&
  "savedAt" in value &&
  typeof value.savedAt === "number";
