import type { ChosenQuote } from "../../domain/purchase/chosen-quote.ts";
import { editingKey, purchaseKeys } from "../../domain/purchase/purchase-keys.ts";
import { quoteOfPurchase } from "../../domain/purchase/quote-of-purchase.ts";

/** The quote chosen on this device. A tab that changes a request belongs to somebody with an account. */
export function keptQuote(): ChosenQuote | undefined {
  try {
    if (sessionStorage.getItem(editingKey) !== null) return undefined;
    const [choice, draft] = [purchaseKeys.choice, purchaseKeys.draft].map((key) =>
      localStorage.getItem(key),
    );
    return quoteOfPurchase(choice ?? null, draft ?? null, Date.now());
  } catch {
    return undefined;
  }
}

const ACCOUNT = "hasAccount";

/** Whether somebody said in this tab that they have an account: then login is what they find again. */
export function hasAccount(): boolean {
  try {
    return sessionStorage.getItem(ACCOUNT) !== null;
  } catch {
    return false;
  }
}

export function rememberAccount(exists: boolean) {
  try {
    if (exists) sessionStorage.setItem(ACCOUNT, "");
    else sessionStorage.removeItem(ACCOUNT);
  } catch {
    // Then the page opens on sign-up again.
  }
}
