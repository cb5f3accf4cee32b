import type { TimelineEntry } from "../../../../contract/office/clients/timeline.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";

export type EntryGroup = {
  /** "today", or a month as YYYY-MM. */
  time: string;
  entries: TimelineEntry[];
};

/** Today's apart, then month by month, as they come. */
export function entriesByTime(entries: readonly TimelineEntry[], now: Date): EntryGroup[] {
  const today = dayInDubai(now);
  const timeOf = ({ at }: TimelineEntry) => {
    const day = dayInDubai(new Date(at));
    return day === today ? "today" : day.slice(0, 7);
  };
  return Array.from(Map.groupBy(entries, timeOf), ([time, ofTime]) => ({ time, entries: ofTime }));
}
