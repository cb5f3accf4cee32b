import { editingKey, purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { readStored } from "../../shell/device/storage.ts";

/** Inlined before the quotes. */
if (
  readStored("localStorage", purchaseKeys.draft) !== undefined ||
  readStored("sessionStorage", editingKey) !== undefined
)
  document.currentScript?.parentElement?.setAttribute("data-drafted", "");
