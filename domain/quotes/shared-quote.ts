import { DAY_MS } from "../durations.ts";

/** Ruling P24. */
export const SHOWN_DAYS = 7;
export const EXPIRED_DAYS = 90;

export type SharedQuoteState = "shown" | "expired" | "gone";

export const shownUntil = (createdAt: Date) => new Date(createdAt.getTime() + SHOWN_DAYS * DAY_MS);

export const sharedQuoteState = (expiresAt: Date, now: Date): SharedQuoteState => {
  if (now < expiresAt) return "shown";
  return expiresAt > goneBefore(now) ? "expired" : "gone";
};

/** What expired at this moment or earlier is erased. */
export const goneBefore = (now: Date) => new Date(now.getTime() - EXPIRED_DAYS * DAY_MS);

/** "Q-1234-5678": names a stored quote to people, and opens nothing. `hash` is its code's, in hexadecimal. */
export const quoteNumber = (hash: string): string => {
  const digits = String(Number.parseInt(hash.slice(0, 12), 16) % 1e8).padStart(8, "0");
  return `Q-${digits.slice(0, 4)}-${digits.slice(4)}`;
};
