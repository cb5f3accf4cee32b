import type { RequestState } from "./request-state.ts";

/** A policy lasts thirteen months, one of them to renew in (the catalogue's term `thirteenMonths`). */
const COVER_MONTHS = 13;

/**
 * The last day of cover that begins on a day, both "YYYY-MM-DD": start + 13 months − 1 day. In a
 * month too short to have that day it is the month's last.
 */
export function coverEndsOn(startDate: string): string {
  const [year = 0, month = 1, day = 1] = startDate.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + COVER_MONTHS, 0)).getUTCDate();
  const end = Date.UTC(year, month - 1 + COVER_MONTHS, Math.min(day - 1, lastOfMonth));
  return new Date(end).toISOString().slice(0, 10);
}

/** Whether days of the cover are already over on `today` ("YYYY-MM-DD" in Dubai): they must not be sold. */
export function isPartOver(startDate: string | null, today: string): boolean {
  return startDate !== null && startDate < today;
}

const underWay: readonly RequestState[] = [
  "submitted",
  "lead",
  "offered",
  "awaiting_payment",
  "verifying_payment",
];
const sold: readonly RequestState[] = ["paid", "issued"];

/** The last day of what was sold; null before that, and without a start date. */
export function soldCoverEndsOn(request: {
  state: RequestState;
  startDate: string | null;
}): string | null {
  const { state, startDate } = request;
  return sold.includes(state) && startDate !== null ? coverEndsOn(startDate) : null;
}

/**
 * Whether a further purchase for the same car should be pointed at this one (ruling P16): it is
 * under way, or sold and not over on `today` ("YYYY-MM-DD" in Dubai).
 */
export function isActive(
  request: { state: RequestState; startDate: string | null },
  today: string,
): boolean {
  if (underWay.includes(request.state)) return true;
  if (!sold.includes(request.state)) return false;
  const end = soldCoverEndsOn(request);
  return end === null || end >= today;
}
