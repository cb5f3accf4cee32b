import { editingKey, purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";

/** Inlined before the quotes: marks them when the device has a draft that they can be for. */
try {
  if (
    localStorage.getItem(purchaseKeys.draft) !== null ||
    sessionStorage.getItem(editingKey) !== null
  )
    document.currentScript?.parentElement?.setAttribute("data-drafted", "");
} catch {
  // Where nothing can be stored there is no draft.
}
