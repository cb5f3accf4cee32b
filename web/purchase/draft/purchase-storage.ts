import { purchaseKeys, type PurchaseKey } from "./purchase-keys.ts";

/**
 * localStorage may be forbidden or full. What it refuses is kept here, so a purchase goes on as long
 * as the tab stays open; the caller says so.
 */
const inMemory = new Map<PurchaseKey, string>();

export function readPurchaseKey(key: PurchaseKey): string | undefined {
  const kept = inMemory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** True if the device keeps it, false if only this tab does. */
export function writePurchaseKey(key: PurchaseKey, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    inMemory.delete(key);
    return true;
  } catch {
    inMemory.set(key, text);
    return false;
  }
}

export function erasePurchaseKeys() {
  for (const key of Object.values(purchaseKeys)) {
    inMemory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Where nothing can be stored there is nothing to remove.
    }
  }
}
