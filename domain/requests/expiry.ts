import { dayAfter, dayInDubai } from "../calendar-day.ts";
import type { RequestState } from "./request-state.ts";

/** Days without an action by the customer, or after the start of the cover (ruling P20). */
export const UNPAID_DAYS = 30;

/** Days between the mail and the end. */
export const NOTICE_DAYS = 3;

export type Unpaid = {
  state: RequestState;
  touchedAt: Date;
  startDate: string | null;
  expiryWarnedAt: Date | null;
};

export type ExpiryStep = { step: "warn"; endsOn: string } | { step: "expire" };

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one < other ? other : one);

function dueOn({ touchedAt, startDate }: Unpaid): string {
  const untouched = dayInDubai(touchedAt, UNPAID_DAYS);
  return startDate === null ? untouched : earlier(untouched, dayAfter(startDate, UNPAID_DAYS));
}

/**
 * What today brings, counted in days of Dubai. A request that is due without having been told gets
 * the mail first; a mail from before its customer came back does not count.
 */
export function expiryStep(request: Unpaid, now: Date): ExpiryStep | undefined {
  if (request.state !== "awaiting_payment") return undefined;
  const today = dayInDubai(now);
  const due = dueOn(request);
  const noticeOn = dayAfter(due, -NOTICE_DAYS);
  if (today < noticeOn) return undefined;

  const warnedOn = request.expiryWarnedAt && dayInDubai(request.expiryWarnedAt);
  if (warnedOn === null || warnedOn < noticeOn)
    return { step: "warn", endsOn: later(due, dayAfter(today, NOTICE_DAYS)) };
  return today < later(due, dayAfter(warnedOn, NOTICE_DAYS)) ? undefined : { step: "expire" };
}

/** Bounds for finding candidates; `expiryStep` decides for each. */
export function expiryBounds(now: Date): { touchedBefore: Date; startedUntil: string } {
  const firstNotice = UNPAID_DAYS - NOTICE_DAYS;
  const nextDay = dayInDubai(now, 1 - firstNotice);
  return {
    touchedBefore: new Date(`${nextDay}T00:00:00+04:00`),
    startedUntil: dayInDubai(now, -firstNotice),
  };
}
