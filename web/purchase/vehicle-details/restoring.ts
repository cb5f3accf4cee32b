import { editingKey, purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { readStored } from "../../shell/device/storage.ts";

/** Inlined: hides the cards for up to 3 s until a visitor's answers are read, so nothing jumps. */
const cards = document.currentScript?.parentElement;
const isReturning =
  readStored("localStorage", purchaseKeys.draft) !== undefined ||
  readStored("sessionStorage", editingKey) !== undefined ||
  /(^|; )username=./.test(document.cookie);
if (
  cards &&
  (isReturning || /[?&](emirate|plateNumber|type|carOrigin|edit)=/.test(location.search))
) {
  cards.setAttribute("data-restoring", "");
  setTimeout(() => cards.removeAttribute("data-restoring"), 3000);
}
