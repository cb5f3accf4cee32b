const EVENT = "purchaseChange";

export const announceChange = () => globalThis.dispatchEvent?.(new Event(EVENT));

export function onPurchaseChange(listener: () => void) {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
