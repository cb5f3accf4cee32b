export const purchaseTypes = ["renew", "new"] as const;
export type PurchaseType = (typeof purchaseTypes)[number];

export const inputMethods = ["plateNumber", "vcc", "hiyaza"] as const;
export type InputMethod = (typeof inputMethods)[number];
