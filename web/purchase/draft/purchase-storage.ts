import { purchaseKeys, type PurchaseKey } from "../../../domain/purchase/purchase-keys.ts";
import { readScope } from "./purchase-scope.ts";

/**
 * localStorage may be forbidden or full. What it refuses is kept here, so a purchase goes on as long
 * as the tab stays open; the caller says so.
 */
const inMemory = { device: new Map<PurchaseKey, string>(), edit: new Map<PurchaseKey, string>() };

/** An edit lies in the tab's own storage, everything else on the device. */
const here = () => (readScope() === undefined ? "device" : "edit");
const storage = () => (here() === "device" ? localStorage : sessionStorage);

export function readPurchaseKey(key: PurchaseKey): string | undefined {
  const kept = inMemory[here()].get(key);
  if (kept !== undefined) return kept;
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** True if the device keeps it, false if only this tab does. */
export function writePurchaseKey(key: PurchaseKey, text: string): boolean {
  try {
    storage().setItem(key, text);
    inMemory[here()].delete(key);
    return true;
  } catch {
    inMemory[here()].set(key, text);
    return false;
  }
}

export function erasePurchaseKeys() {
  for (const key of Object.values(purchaseKeys)) {
    inMemory[here()].delete(key);
    try {
      storage().removeItem(key);
    } catch {
      // Where nothing can be stored there is nothing to remove.
    }
  }
}
