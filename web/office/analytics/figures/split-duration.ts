const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on hours would be hard to read. */
const FIRST_DAYS = 2 * DAY;
/** So few days have a decimal. */
const FEW_DAYS = 10;

export type SplitDuration = { unit: "minute" | "hour" | "day"; count: number; minutes: number };

/** A duration in the unit in which it is read at a glance; the shortest is a minute. */
export function splitDuration(seconds: number): SplitDuration {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  if (minutes < 60) return { unit: "minute", count: minutes, minutes };
  if (seconds < FIRST_DAYS)
    return { unit: "hour", count: Math.floor(minutes / 60), minutes: minutes % 60 };
  const days = seconds / DAY;
  const count = days < FEW_DAYS ? Math.round(days * 10) / 10 : Math.round(days);
  return { unit: "day", count, minutes: 0 };
}
