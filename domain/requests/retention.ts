import { dayInDubai } from "../calendar-day.ts";
import { DAY_MS } from "../durations.ts";
import type { Fils } from "../money.ts";
import { coverEndsOn } from "./cover-period.ts";
import type { RequestState } from "./request-state.ts";

export const ABANDONED_AFTER_MS = DAY_MS;

export const UNSOLD_DAYS = 90;

/** Years after the end of cover: commercial records, and claims may still come. */
export const SOLD_YEARS = 10;

/** Our choice, ruling D2 is silent: a returning customer may refer to a message. */
export const MESSAGE_MONTHS = 24;

export type Retained = {
  state: RequestState;
  capturedFils: Fils;
  startDate: string | null;
  createdAt: Date;
  updatedAt: Date;
  isPaymentUnclear: boolean;
  /** A refund of it has not ended (ruling P19). */
  isRefundOpen: boolean;
  /** The last insured day of the policy that was issued. */
  policyEndsOn: string | null;
};

function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

const isSale = ({ state, capturedFils }: Retained) =>
  capturedFils > 0 || state === "paid" || state === "issued" || state === "refunded";

/** Money of it is under way, or owed. */
export const isUnsettled = ({ state, isPaymentUnclear, isRefundOpen }: Retained) =>
  isPaymentUnclear || isRefundOpen || state === "verifying_payment" || state === "refund_pending";

/** Ruling D2, a day in Dubai; null while the request is open. */
export function erasedOn(request: Retained): string | null {
  if (isUnsettled(request)) return null;
  if (isSale(request)) {
    const start = request.startDate ?? dayInDubai(request.createdAt);
    return monthsLater(request.policyEndsOn ?? coverEndsOn(start), SOLD_YEARS * 12);
  }
  if (request.state !== "cancelled" && request.state !== "rejected") return null;
  return dayInDubai(request.updatedAt, UNSOLD_DAYS);
}

export function isDue(request: Retained, now: Date): boolean {
  const day = erasedOn(request);
  return day !== null && day <= dayInDubai(now);
}

/** Nothing was sold and no money may be under way. An open request is cancelled. */
export function mayErase(request: Retained): boolean {
  return !isUnsettled(request) && !isSale(request);
}

export function dueBefore(now: Date): { endedBefore: Date; startedBefore: string } {
  return {
    endedBefore: new Date(now.getTime() - (UNSOLD_DAYS - 1) * DAY_MS),
    startedBefore: monthsLater(dayInDubai(now), -SOLD_YEARS * 12),
  };
}

export function messageErasedOn(writtenAt: Date): string {
  return monthsLater(dayInDubai(writtenAt), MESSAGE_MONTHS);
}

export function messagesBefore(now: Date): Date {
  const lastDay = monthsLater(dayInDubai(now), -MESSAGE_MONTHS);
  return new Date(Date.parse(`${lastDay}T00:00:00+04:00`) + DAY_MS);
}
