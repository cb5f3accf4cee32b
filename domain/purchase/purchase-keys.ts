/** Everything a purchase leaves on this device, in one place: `clearPurchase` erases exactly this. */
export const purchaseKeys = {
  /** The answers of the form, in the specified shape (specification part 2, 3.1). */
  draft: "insuranceFormData",
  /** The chosen package and the answers of the confirmation. */
  choice: "insuranceChoice",
} as const;

/** The request that a tab changes; its answers lie beside it in the tab's own storage. */
export const editingKey = "insuranceEditing";

export type PurchaseKey = (typeof purchaseKeys)[keyof typeof purchaseKeys];

/** That a request was sent from here, and to whom: for the tabs that still show it. */
export const sentKey = "insuranceSent";

/** IndexedDB: pictures and the Emirates ID number, which must not lie in localStorage (ruling P1). */
export const pictureDatabase = "mizalla-purchase";

/** Ruling P1: after a day nothing of it is left. */
export const PURCHASE_LIFETIME_MS = 24 * 60 * 60 * 1000;

export const isExpired = (savedAt: number, now: number) => now - savedAt >= PURCHASE_LIFETIME_MS;
