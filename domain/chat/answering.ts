import {
  afterWorkingTime,
  openingsOn,
  toHalfHour,
  type WorkingCalendar,
} from "../calendar/working-time.ts";
import { dayAfter, dayInDubai } from "../calendar-day.ts";
import { MESSAGE_WITHIN_HOURS } from "./chat-state.ts";

/** Whether a chat is answered at once, and what can be promised where it is not. Moments in UTC. */
export type Answering = {
  isOpen: boolean;
  /** When the desk closes; null outside its hours. */
  until: Date | null;
  /** When it opens next; null within its hours. */
  opensAt: Date | null;
  answersBy: Date;
};

/** The desk's calendar decides, and whether anybody of the desk is there (ruling O9). */
export function answeringAt(
  calendar: WorkingCalendar,
  now: Date,
  isAnybodyThere: boolean,
): Answering {
  const answersBy = toHalfHour(afterWorkingTime(calendar, now, MESSAGE_WITHIN_HOURS));
  const at = now.getTime();
  const today = dayInDubai(now);
  const current = openingsOn(calendar, today).find(({ from, to }) => from <= at && at < to);
  if (current) {
    return { isOpen: isAnybodyThere, until: new Date(current.to), opensAt: null, answersBy };
  }
  for (let day = today; ; day = dayAfter(day, 1)) {
    const next = openingsOn(calendar, day).find(({ from }) => from > at);
    if (next) return { isOpen: false, until: null, opensAt: new Date(next.from), answersBy };
  }
}
