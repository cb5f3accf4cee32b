import { purchaseKeys, type PurchaseKey } from "../../../domain/purchase/purchase-keys.ts";
import { readStored, removeStored, writeStored } from "../../shell/device/storage.ts";
import { readScope } from "./purchase-scope.ts";

/** What cannot be stored lives here as long as the tab. */
const inMemory = {
  localStorage: new Map<PurchaseKey, string>(),
  sessionStorage: new Map<PurchaseKey, string>(),
};

const currentStorage = () => (readScope() === undefined ? "localStorage" : "sessionStorage");

export const readPurchaseKey = (key: PurchaseKey): string | undefined =>
  inMemory[currentStorage()].get(key) ?? readStored(currentStorage(), key);

/** True if the device keeps it, false if only this tab does. */
export function writePurchaseKey(key: PurchaseKey, text: string): boolean {
  const isStored = writeStored(currentStorage(), key, text);
  if (isStored) inMemory[currentStorage()].delete(key);
  else inMemory[currentStorage()].set(key, text);
  return isStored;
}

export function erasePurchaseKeys() {
  for (const key of Object.values(purchaseKeys)) {
    inMemory[currentStorage()].delete(key);
    removeStored(currentStorage(), key);
  }
}
