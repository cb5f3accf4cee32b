import type { ReactNode } from "react";
import { HATCHED } from "./patterns.tsx";

const marks = {
  line: <path d="M0 6H20" className="stroke-action" strokeWidth="2.5" />,
  dashed: <path d="M0 6H20" className="stroke-line-strong" strokeWidth="2" strokeDasharray="4 4" />,
  area: <rect width="14" height="12" x="3" rx="3" className="chart-area" />,
  shade: <rect width="14" height="12" x="3" rx="3" className="fill-surface-sunken opacity-70" />,
  bar: <rect width="14" height="12" x="3" rx="3" className="fill-action-done" />,
  hatched: <rect width="14" height="12" x="3" rx="3" fill={HATCHED} />,
  tick: <path d="M10 0V12" className="stroke-ink" strokeWidth="2" />,
  dot: <circle cx="10" cy="6" r="5" className="fill-action" />,
  range: <rect width="18" height="4" x="1" y="4" rx="2" className="fill-action-done" />,
};

type Entry = { mark: keyof typeof marks; name: ReactNode };

/** What the marks of a drawing mean. */
export function Legend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-xs text-ink-muted">
      {entries.map(({ mark, name }) => (
        <li key={mark} className="inline-flex items-center gap-1.5 whitespace-nowrap">
          <svg aria-hidden="true" width="20" height="12" fill="none">
            {marks[mark]}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
