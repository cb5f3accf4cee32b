import { inDubai } from "../../../domain/dubai-time.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";

const MORNING = "09:00";

/** Native fields have no time zone: what is typed is Dubai's time. */
export const momentInDubai = (local: string): string | undefined => {
  const at = new Date(`${local}:00+04:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** The morning in so many days, as a native field takes it. */
export const morningIn = (days: number, now: Date): string => `${dayInDubai(now, days)}T${MORNING}`;

/** A moment as a native field takes it. */
export const fieldOf = (at: Date): string => inDubai(at).slice(0, 16);
