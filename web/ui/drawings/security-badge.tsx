type Props = { label: string; className?: string };

const spokes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Invented: it must not look like an authority's emblem. */
export function SecurityBadge({ label, className = "size-16" }: Props) {
  return (
    <svg viewBox="0 0 96 96" className={className} role="img" aria-label={label}>
      <path fill="#17493c" d={scallopedEdge()} />
      <circle cx="48" cy="48" r="35" fill="none" stroke="#f0a63a" strokeWidth="1.5" />
      <g fill="#93bfab">
        {spokes.map((spoke) => (
          <circle key={spoke} cx="48" cy="17.5" r="1.6" transform={`rotate(${spoke * 30} 48 48)`} />
        ))}
      </g>
      <path fill="#fbf3e4" d="M48 24 30 31v14c0 13 7.5 21.5 18 26.5 10.5-5 18-13.5 18-26.5V31Z" />
      <path
        fill="#17493c"
        d="M48 35c-7.5 0-13 5.2-13.7 13 1.3-2 3-2.9 4.7-2.9 2 0 3.6 1 4.6 2.9 1-1.9 2.5-2.9 4.4-2.9s3.4 1 4.4 2.9c1-1.9 2.6-2.9 4.6-2.9 1.7 0 3.4.9 4.7 2.9C61 40.2 55.5 35 48 35Z"
      />
      <path
        fill="none"
        stroke="#17493c"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M48 47v10.5a3 3 0 0 1-6 0"
      />
      <circle cx="48" cy="33" r="2" fill="#f0a63a" />
    </svg>
  );
}

function scallopedEdge() {
  const point = (step: number, radius: number) => {
    const angle = (step * Math.PI) / 16;
    return `${(48 + radius * Math.cos(angle)).toFixed(1)} ${(48 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const arches = Array.from(
    { length: 16 },
    (_, arch) => `Q${point(2 * arch + 1, 49)} ${point(2 * arch + 2, 43)}`,
  );

  return `M${point(0, 43)}${arches.join("")}Z`;
}
