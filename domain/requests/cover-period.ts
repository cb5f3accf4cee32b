/** Thirteen months: the last one is for renewing. */
export const COVER_MONTHS = 13;

/** The last day, inclusive; in a shorter month the month's last day. */
export function coverEndsOn(startDate: string): string {
  const [year = 0, month = 1, day = 1] = startDate.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + COVER_MONTHS, 0)).getUTCDate();
  const end = Date.UTC(year, month - 1 + COVER_MONTHS, Math.min(day - 1, lastOfMonth));
  return new Date(end).toISOString().slice(0, 10);
}

/** Days that are over must not be sold. */
export function isPartOver(startDate: string | null, today: string): boolean {
  return startDate !== null && startDate < today;
}
