import { deleteAllBytes } from "./stored-bytes.ts";
import { announceChange } from "./purchase-change.ts";
import { leaveScope } from "./purchase-scope.ts";
import { erasePurchaseKeys } from "./purchase-storage.ts";

/** Language and tabs survive (ruling P2). In a tab that edits a request it ends the edit. */
export function clearPurchase(): Promise<void> {
  erasePurchaseKeys();
  const erased = deleteAllBytes();
  leaveScope();
  announceChange();
  return erased;
}
