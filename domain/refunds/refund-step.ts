/**
 * What a customer is told by mail. `ended`: without payment; `accountGiven`: which account it goes to,
 * so that somebody else's hand on it is noticed.
 */
export const refundSteps = [
  "approved",
  "sent",
  "failed",
  "confirmed",
  "ended",
  "accountGiven",
] as const;
export type RefundStep = (typeof refundSteps)[number];
