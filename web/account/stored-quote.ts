import type { ChosenQuote } from "../../domain/purchase/chosen-quote.ts";
import { editingKey, purchaseKeys } from "../../domain/purchase/purchase-keys.ts";
import { quoteOfPurchase } from "../../domain/purchase/quote-of-purchase.ts";
import { readStored, removeStored, writeStored } from "../shell/device/storage.ts";

/** The quote chosen on this device. Where a request is being edited, the person has an account. */
export function storedQuote(): ChosenQuote | undefined {
  if (readStored("sessionStorage", editingKey) !== undefined) return undefined;
  const [choice, draft] = [purchaseKeys.choice, purchaseKeys.draft].map((key) =>
    readStored("localStorage", key),
  );
  return quoteOfPurchase(choice ?? null, draft ?? null, Date.now());
}

const ACCOUNT = "hasAccount";

/** True after somebody logged in, or chose to, in this tab: the page opens on login from then on. */
export const hasAccount = (): boolean => readStored("sessionStorage", ACCOUNT) !== undefined;

export function rememberAccount(exists: boolean) {
  if (exists) writeStored("sessionStorage", ACCOUNT, "");
  else removeStored("sessionStorage", ACCOUNT);
}
