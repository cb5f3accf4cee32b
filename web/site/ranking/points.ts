export const orders = ["price", "excess", "cover"] as const;
export type Order = (typeof orders)[number];
export const paid = ["premium", "commission", "fee"] as const;
export type Paid = (typeof paid)[number];
export const refrained = ["commission", "places", "hide", "discount", "data"] as const;
export type Refrained = (typeof refrained)[number];
