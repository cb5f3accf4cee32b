import { forgetAll } from "./kept-on-device.ts";
import { erasePurchaseKeys } from "./purchase-storage.ts";

/** Erases draft, choice, pictures and Emirates ID; language and tabs survive (ruling P2). */
export function clearPurchase(): Promise<void> {
  erasePurchaseKeys();
  return forgetAll();
}
