import { editingKey, purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { readStored } from "../../shell/storage.ts";

/**
 * Inlined before the cards. A returning visitor finds a card open, which only the device knows, or, if
 * signed in, what waits in the account: their cards stay unseen until the page has read it, so that
 * nothing jumps. Never for long.
 */
const cards = document.currentScript?.parentElement;
const isReturning =
  readStored("localStorage", purchaseKeys.draft) !== undefined ||
  readStored("sessionStorage", editingKey) !== undefined ||
  /(^|; )username=./.test(document.cookie);
if (cards && (isReturning || /[?&](emirate|plateNumber|edit)=/.test(location.search))) {
  cards.setAttribute("data-restoring", "");
  setTimeout(() => cards.removeAttribute("data-restoring"), 3000);
}
