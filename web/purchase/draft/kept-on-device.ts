import { clearKept, deleteKept, type Kept, putKept, readKept } from "./picture-database.ts";
import { isExpired } from "./purchase-keys.ts";

/** What the device refuses to keep (private mode, no room) lives as long as the tab does. */
const inMemory = new Map<string, Kept>();

/** One after another, so that a removal never overtakes the saving before it. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** True if the device keeps it, false if only this tab does. */
export const keep = (key: string, bytes: ArrayBuffer): Promise<boolean> =>
  inTurn(async () => {
    const kept = { bytes, savedAt: Date.now() };
    try {
      await putKept(key, kept);
      inMemory.delete(key);
      return true;
    } catch {
      inMemory.set(key, kept);
      return false;
    }
  });

/** The bytes kept under a key; what is a day old is erased instead. */
export const recall = (key: string, now = Date.now()): Promise<ArrayBuffer | undefined> =>
  inTurn(async () => {
    const kept = inMemory.get(key) ?? (await readKept(key).catch(() => undefined));
    if (!isKept(kept)) return undefined;
    if (!isExpired(kept.savedAt, now)) return kept.bytes;
    await erase(key);
    return undefined;
  });

export const forget = (key: string): Promise<void> => inTurn(() => erase(key));

export const forgetAll = (): Promise<void> =>
  inTurn(async () => {
    inMemory.clear();
    await clearKept().catch(() => undefined);
  });

async function erase(key: string) {
  inMemory.delete(key);
  await deleteKept(key).catch(() => undefined);
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  "bytes" in value &&
  value.bytes instanceof ArrayBuffer &&
  "savedAt" in value &&
  typeof value.savedAt === "number";
