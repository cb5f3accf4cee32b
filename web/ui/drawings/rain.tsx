export type Drop = readonly [x: number, y: number, length: number, pace: 0 | 1 | 2];

const showers = [
  { pace: 0, className: "shower" },
  { pace: 1, className: "shower d1" },
  { pace: 2, className: "shower d2" },
] as const;

/** Drops of one pace move together: each alone would be its own layer in the browser. */
type Props = {
  drops: readonly Drop[];
  /** A class for a drop by its place, so that a page can leave it out. */
  sideOf?: (x: number) => string | undefined;
};

export function Rain({ drops, sideOf }: Props) {
  return (
    <g className="rain">
      {showers.map(({ pace, className }) => (
        <g key={pace} className={className}>
          {drops
            .filter((drop) => drop[3] === pace)
            .map(([x, y, length]) => (
              <path key={`${x} ${y}`} d={`M${x} ${y}l-4 ${length}`} className={sideOf?.(x)} />
            ))}
        </g>
      ))}
    </g>
  );
}

/** Rain over a whole section, which must be `relative`; sheltered content lies above it. */
export function RainField({
  drops,
  className = "",
}: {
  drops: readonly Drop[];
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 1440 960"
      preserveAspectRatio="xMinYMin slice"
      className={`pointer-events-none absolute inset-0 size-full ${className}`}
      aria-hidden="true"
    >
      <Rain drops={drops} />
    </svg>
  );
}
