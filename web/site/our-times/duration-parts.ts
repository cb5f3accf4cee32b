export type DurationPart = { unit: "minutes" | "hours" | "days"; count: number };

const HOUR = 60;
const DAY = 24 * HOUR;
/** From then on hours tell nothing. */
const WHOLE_DAYS = 10 * DAY;

/** Parts of a duration, the greater first: at most two; none for less than half a minute. */
export const durationParts = (seconds: number): DurationPart[] => {
  const exact = Math.round(seconds / 60);
  const step = exact < DAY ? 1 : exact < WHOLE_DAYS ? HOUR : DAY;
  const minutes = Math.round(exact / step) * step;
  const parts: DurationPart[] = [
    { unit: "days", count: Math.floor(minutes / DAY) },
    { unit: "hours", count: Math.floor((minutes % DAY) / HOUR) },
    { unit: "minutes", count: minutes % HOUR },
  ];
  return parts.filter(({ count }) => count > 0);
};
