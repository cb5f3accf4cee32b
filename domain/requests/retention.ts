import { dayInDubai } from "../calendar-day.ts";
import type { Fils } from "../money.ts";
import { coverEndsOn } from "./cover-period.ts";
import type { RequestState } from "./request-state.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Uploads that no request came for, and drafts saved to an account (ruling D2). Milliseconds. */
export const ABANDONED_AFTER = 24 * HOUR;

/** Days after a request ended without a sale. */
export const UNSOLD_DAYS = 90;

/** Years after the end of cover: a sale is a commercial record, and claims may still come. */
const SOLD_YEARS = 10;

/**
 * Messages left with us. Ruling D2 is silent: two years let a returning customer refer to one, and
 * are no longer than a complaint about what was said is taken.
 */
const MESSAGE_MONTHS = 24;

/** What the rule looks at. Amounts in fils. */
export type Retained = {
  state: RequestState;
  /** All that ever arrived, refunded or not. */
  capturedFils: Fils;
  /** First day of cover, "YYYY-MM-DD". */
  startDate: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** An attempt to pay is being verified or waits for staff: money may be there. */
  isPaymentUnclear: boolean;
};

/** A calendar day some months later; the last day of the month where there is no such day. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** Whether a request was ever more than a question: money came for it, so its record is kept. */
const isSale = ({ state, capturedFils }: Retained) =>
  capturedFils > 0 || state === "paid" || state === "issued" || state === "refunded";

const isUnsettled = ({ state, isPaymentUnclear }: Retained) =>
  isPaymentUnclear || state === "verifying_payment" || state === "refund_pending";

/**
 * The day in Dubai ("YYYY-MM-DD") on which a request is erased by itself (ruling D2), or null while
 * it is under way. Cover that was never dated counts from the day of the request.
 */
export function erasedOn(request: Retained): string | null {
  if (isUnsettled(request)) return null;
  if (isSale(request)) {
    const start = request.startDate ?? dayInDubai(request.createdAt);
    return monthsLater(coverEndsOn(start), SOLD_YEARS * 12);
  }
  if (request.state !== "cancelled" && request.state !== "rejected") return null;
  return dayInDubai(request.updatedAt, UNSOLD_DAYS);
}

/** Whether the day of erasing has come. */
export function isDue(request: Retained, now: Date): boolean {
  const day = erasedOn(request);
  return day !== null && day <= dayInDubai(now);
}

/**
 * Whether the person may have a request erased now: nothing was sold and no money can be on its way
 * to us unseen. One that is still under way is cancelled by it.
 */
export function mayErase(request: Retained): boolean {
  return !isUnsettled(request) && !isSale(request);
}

/** Before these, requests may be due: `isDue` decides for each. */
export function dueBefore(now: Date): { endedBefore: Date; startedBefore: string } {
  return {
    endedBefore: new Date(now.getTime() - (UNSOLD_DAYS - 1) * DAY),
    startedBefore: monthsLater(dayInDubai(now), -SOLD_YEARS * 12),
  };
}

/** The day in Dubai ("YYYY-MM-DD") on which a message is erased. */
export function messageErasedOn(writtenAt: Date): string {
  return monthsLater(dayInDubai(writtenAt), MESSAGE_MONTHS);
}

/** Messages written before this are erased. */
export function messagesBefore(now: Date): Date {
  const lastDay = monthsLater(dayInDubai(now), -MESSAGE_MONTHS);
  return new Date(Date.parse(`${lastDay}T00:00:00+04:00`) + DAY);
}
