import { keptPricesKey } from "../../../domain/purchase/purchase-keys.ts";
import { readStored, removeStored, writeStored } from "../../shell/device/storage.ts";

/** Where the tab may store nothing, they last until it is loaded again. */
let inMemory: string | undefined;

export const readKeptPrices = (): string | undefined =>
  inMemory ?? readStored("sessionStorage", keptPricesKey);

export function writeKeptPrices(text: string) {
  inMemory = writeStored("sessionStorage", keptPricesKey, text) ? undefined : text;
}

export function eraseKeptPrices() {
  inMemory = undefined;
  removeStored("sessionStorage", keptPricesKey);
}
