import { dayInDubai } from "../calendar-day.ts";
import { DAY_MS } from "../durations.ts";

/** One that belongs to a request is kept as long as that (ruling D2). */
export const CHAT_DAYS = 90;

/** A day in Dubai, "YYYY-MM-DD". */
export const chatErasedOn = (endedAt: Date): string => dayInDubai(endedAt, CHAT_DAYS);

/** Those that ended before are due. */
export function chatsBefore(now: Date): Date {
  const lastDay = dayInDubai(now, -CHAT_DAYS);
  return new Date(Date.parse(`${lastDay}T00:00:00+04:00`) + DAY_MS);
}
