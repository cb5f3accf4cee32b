import { alongRoot, alongScale, between } from "./scales.ts";
import { HATCHED } from "./patterns.tsx";
import { useReading } from "./use-reading.ts";

const percent = ({ x, width }: { x: number; width: number }) => ({
  x: `${x}%`,
  width: `${width}%`,
});

type BarProps = { value: number; most: number };

/** As long as its share of the greatest; its number stands beside it. */
export function Bar({ value, most }: BarProps) {
  const x = alongScale({ most, to: 100, reading: useReading() });

  return (
    <svg aria-hidden="true" width="100%" height="10" className="block min-w-16">
      <rect {...percent(between(x(0), x(value)))} height="10" rx="3" className="fill-action-done" />
    </svg>
  );
}

type TickedProps = { value: number; before: number | null; most: number };

/** With a tick at what was before; by the square root, so that small ones are seen. */
export function TickedBar({ value, before, most }: TickedProps) {
  const x = alongRoot({ most, to: 98, reading: useReading() });

  return (
    <svg aria-hidden="true" width="100%" height="22" className="block min-w-16">
      <rect
        {...percent(between(x(0), x(value)))}
        y="3"
        height="16"
        rx="4"
        className="fill-action-done"
      />
      {before !== null && before > 0 && (
        <rect x={`${x(before)}%`} width="2" height="22" className="fill-ink" />
      )}
    </svg>
  );
}

type SplitProps = { parts: { en: number; ar: number; unknown: number }; most: number };

/** English plain, Arabic hatched, and as an outline what was not told apart. */
export function SplitBar({ parts: { en, ar, unknown }, most }: SplitProps) {
  const x = alongScale({ most, to: 100, reading: useReading() });

  return (
    <svg aria-hidden="true" width="100%" height="12" className="block min-w-16">
      <rect {...percent(between(x(0), x(en)))} y="1" height="10" className="fill-action-done" />
      <rect {...percent(between(x(en), x(en + ar)))} y="1" height="10" fill={HATCHED} />
      {unknown > 0 && (
        <rect
          {...percent(between(x(en + ar), x(en + ar + unknown)))}
          y="1"
          height="10"
          className="fill-surface stroke-line-strong"
        />
      )}
    </svg>
  );
}

type Range = { median: number | null; nineOfTen: number | null };
type RangeProps = { now: Range; before: Range };

/** From the median to nine of ten: above now, below before. */
export function RangeMark({ now, before }: RangeProps) {
  const most = Math.max(now.nineOfTen ?? 0, before.nineOfTen ?? 0);
  const x = alongScale({ most, from: 8, to: 96, reading: useReading() });

  return (
    <svg aria-hidden="true" width="100%" height="20" className="block min-w-16">
      {isTold(before) && (
        <>
          <rect
            {...percent(between(x(before.median), x(before.nineOfTen)))}
            y="15"
            height="2"
            className="fill-line-strong"
          />
          <circle
            cx={`${x(before.median)}%`}
            cy="16"
            r="3"
            className="fill-surface-raised stroke-line-strong"
            strokeWidth="1.5"
          />
        </>
      )}
      {isTold(now) && (
        <>
          <rect
            {...percent(between(x(now.median), x(now.nineOfTen)))}
            y="5"
            height="4"
            rx="2"
            className="fill-action-done"
          />
          <circle cx={`${x(now.median)}%`} cy="7" r="5.5" className="fill-action" />
        </>
      )}
    </svg>
  );
}

const isTold = (range: Range): range is { median: number; nineOfTen: number } =>
  range.median !== null && range.nineOfTen !== null;
