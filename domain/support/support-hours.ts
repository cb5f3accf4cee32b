/** "HH:MM" in Dubai, 24-hour clock; a span may end after midnight. */
type Hours = { from: string; to: string };

const DUBAI_AHEAD_OF_UTC = 4 * 3_600_000;

/** True while somebody answers the telephone (Asia/Dubai, UTC+4 the whole year). */
export function isOpenAt(hours: readonly Hours[], now: Date): boolean {
  const time = new Date(now.getTime() + DUBAI_AHEAD_OF_UTC).toISOString().slice(11, 16);
  return hours.some(({ from, to }) =>
    from <= to ? from <= time && time < to : from <= time || time < to,
  );
}
