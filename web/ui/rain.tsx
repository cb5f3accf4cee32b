export type Drop = readonly [x: number, y: number, length: number, pace: 0 | 1 | 2];

const paces = ["drop", "drop d1", "drop d2"];

/** Rain inside a drawing: 80 drops at fixed places. Moved by classes, gone under reduced motion. */
export function Rain({ drops }: { drops: readonly Drop[] }) {
  return (
    <g className="rain">
      {drops.map(([x, y, length, pace]) => (
        <path key={`${x} ${y}`} className={paces[pace]} d={`M${x} ${y}l-4 ${length}`} />
      ))}
    </g>
  );
}

/** Rain over a whole section, which is `relative`; what is sheltered lies above it. */
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
