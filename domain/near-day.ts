import { dayInDubai } from "./calendar-day.ts";

/** How people name the Dubai day of a moment that is not past. */
export function nearDay(at: Date, now: Date): "today" | "tomorrow" | "later" {
  const day = dayInDubai(at);
  if (day === dayInDubai(now)) return "today";
  return day === dayInDubai(now, 1) ? "tomorrow" : "later";
}
