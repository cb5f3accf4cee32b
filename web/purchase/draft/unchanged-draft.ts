import { parseDraft, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { loadDraft } from "./stored-draft.ts";

/** False when another tab has sent, changed or erased the answers on show. */
export const isDraftUnchanged = (shown: PurchaseDraft): boolean =>
  JSON.stringify(parseDraft(shown)) === JSON.stringify(loadDraft());

export function onChangeInOtherTab(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    // No key: everything was erased.
    if (key === purchaseKeys.draft || key === null) listener();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
