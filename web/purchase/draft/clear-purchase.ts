import { deleteAllBytes } from "./stored-bytes.ts";
import { announceChange } from "./purchase-change.ts";
import { leaveScope } from "./purchase-scope.ts";
import { erasePurchaseKeys } from "./purchase-storage.ts";

/** A tab that edits a request stays in its edit: it must not fall back to the device's purchase. */
export function eraseAnswers(): Promise<void> {
  erasePurchaseKeys();
  return deleteAllBytes();
}

/** Language and tabs survive (ruling P2). In a tab that edits a request it ends the edit. */
export function clearPurchase(): Promise<void> {
  const erased = eraseAnswers();
  leaveScope();
  announceChange();
  return erased;
}
