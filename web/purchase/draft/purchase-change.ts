const EVENT = "purchaseChange";

/** Tells the page that its purchase is another one now, or none. */
export const tellChange = () => globalThis.dispatchEvent?.(new Event(EVENT));

export function onPurchaseChange(listener: () => void) {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
