/** "HH:MM" in Dubai (UTC+4); a span may end after midnight. */
type Hours = { from: string; to: string };

const DUBAI_OFFSET_MS = 4 * 3_600_000;

export function isOpenAt(hours: readonly Hours[], now: Date): boolean {
  const time = new Date(now.getTime() + DUBAI_OFFSET_MS).toISOString().slice(11, 16);
  return hours.some(({ from, to }) =>
    from <= to ? from <= time && time < to : from <= time || time < to,
  );
}
