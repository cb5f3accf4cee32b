import { DAY_MS } from "../durations.ts";

/** Everything a purchase stores on this device: `clearPurchase` erases exactly these keys. */
export const purchaseKeys = {
  draft: "insuranceFormData",
  choice: "insuranceChoice",
  /** What the person paid last year; never leaves the device. */
  lastYear: "insuranceLastYear",
  /** The prices that were shown last, without what they were asked for with. */
  prices: "insurancePrices",
} as const;

export const editingKey = "insuranceEditing";

export type PurchaseKey = (typeof purchaseKeys)[keyof typeof purchaseKeys];

export const sentKey = "insuranceSent";

/** IndexedDB: pictures and the Emirates ID must not lie in localStorage (ruling P1). */
export const pictureDatabase = "mizalla-purchase";

export const PURCHASE_LIFETIME_MS = DAY_MS;

export const isExpired = (savedAt: number, now: number) => now - savedAt >= PURCHASE_LIFETIME_MS;
