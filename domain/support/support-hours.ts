import { inDubai } from "../dubai-time.ts";

/** "HH:MM" in Dubai; a span may end after midnight. */
type Hours = { from: string; to: string };

/** When it opens next, today or tomorrow. */
export function opensAt(hours: readonly Hours[], now: Date): string | undefined {
  const time = inDubai(now).slice(11, 16);
  const starts = hours.map(({ from }) => from).toSorted();
  return starts.find((from) => from > time) ?? starts[0];
}

export function isOpenAt(hours: readonly Hours[], now: Date): boolean {
  const time = inDubai(now).slice(11, 16);
  return hours.some(({ from, to }) =>
    from <= to ? from <= time && time < to : from <= time || time < to,
  );
}
