import { dayInDubai } from "../calendar-day.ts";
import { HOUR_MS } from "../durations.ts";

/** Hours of Dubai's clock for telephone marketing, on any day (Cabinet Resolution 56/2024). */
export const callHours = { from: 9, to: 18 } as const;

const at = (day: string, hour: number) =>
  new Date(Date.parse(`${day}T00:00:00+04:00`) + hour * HOUR_MS);

export function mayCallAt(now: Date): boolean {
  const day = dayInDubai(now);
  return now >= at(day, callHours.from) && now < at(day, callHours.to);
}

/** The same moment where calls are allowed, else the next one. */
export function nextCallTime(wanted: Date): Date {
  if (mayCallAt(wanted)) return wanted;
  const opens = at(dayInDubai(wanted), callHours.from);
  return wanted < opens ? opens : at(dayInDubai(wanted, 1), callHours.from);
}
