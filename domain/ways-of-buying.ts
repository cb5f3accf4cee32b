export const purchaseTypes = ["renew", "new"] as const;
export type PurchaseType = (typeof purchaseTypes)[number];

/** How the car of a new policy is identified. */
export const inputMethods = ["plateNumber", "vcc", "hiyaza"] as const;
export type InputMethod = (typeof inputMethods)[number];
