import { forgetAll } from "./kept-on-device.ts";
import { tellChange } from "./purchase-change.ts";
import { leaveScope } from "./purchase-scope.ts";
import { erasePurchaseKeys } from "./purchase-storage.ts";

/**
 * Erases draft, choice, pictures and Emirates ID; language and tabs survive (ruling P2). In a tab
 * that changes a request it ends the change: the purchase on the device is there again.
 */
export function clearPurchase(): Promise<void> {
  erasePurchaseKeys();
  const erased = forgetAll();
  leaveScope();
  tellChange();
  return erased;
}
