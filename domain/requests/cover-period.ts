import type { RequestState } from "./request-state.ts";

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

const underWay: readonly RequestState[] = [
  "submitted",
  "lead",
  "offered",
  "awaiting_payment",
  "verifying_payment",
];
const sold: readonly RequestState[] = ["paid", "issued"];

type Covered = {
  state: RequestState;
  startDate: string | null;
  /** By the recorded policy, which wins over what was sold. */
  coveredUntil?: string | null;
};

export function soldCoverEndsOn({ state, startDate, coveredUntil }: Covered): string | null {
  if (!sold.includes(state)) return null;
  return coveredUntil ?? (startDate === null ? null : coverEndsOn(startDate));
}

/** Whether a second purchase for the same car gets a warning (ruling P16). */
export function isActive(request: Covered, today: string): boolean {
  if (underWay.includes(request.state)) return true;
  if (!sold.includes(request.state)) return false;
  const end = soldCoverEndsOn(request);
  return end === null || end >= today;
}
