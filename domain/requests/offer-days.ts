/** How long an offer can be accepted and paid, in days after the day on which it is made. */
export const OFFER_DAYS = { usual: 14, longest: 90 } as const;
