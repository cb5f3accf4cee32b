import type { Span } from "../../../../domain/calendar/office-calendar.ts";
import { minutesOf } from "../../../../domain/calendar/week-problem.ts";
import { readTime } from "./read-time.ts";

const DAY_MINUTES = 24 * 60;
const TIME = /^\d\d:\d\d$/;

const partsOf = (spans: readonly Span[]) =>
  spans
    .map(({ from, to }) => ({ from: readTime(from), to: readTime(to) }))
    .filter(({ from, to }) => TIME.test(from) && TIME.test(to))
    .map(({ from, to }) => {
      const start = minutesOf(from);
      const end = to <= from ? DAY_MINUTES : minutesOf(to);
      return { start, length: Math.max(0, end - start), isOver: to <= from };
    });

const percent = (minutes: number) => `${(minutes / DAY_MINUTES) * 100}%`;

/** When a day is open, from midnight to midnight; the times beside it say the same. */
export function DayBand({ spans, className = "" }: { spans: readonly Span[]; className?: string }) {
  return (
    <span
      aria-hidden
      className={`relative h-3 overflow-hidden rounded-full bg-surface-sunken ${className}`}
    >
      {partsOf(spans).map(({ start, length, isOver }, index) => (
        <span
          key={index}
          className={`absolute inset-y-0 bg-action-done ${isOver ? "rounded-s-full" : "rounded-full"}`}
          style={{ insetInlineStart: percent(start), width: percent(length) }}
        />
      ))}
    </span>
  );
}

/** The hours above the bands. */
export function BandScale({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`flex justify-between text-xs leading-none text-ink-muted tabular-nums ${className}`}
    >
      {["00", "06", "12", "18", "24"].map((hour) => (
        <bdi key={hour} dir="ltr">
          {hour}
        </bdi>
      ))}
    </span>
  );
}
