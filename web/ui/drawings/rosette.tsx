type Props = {
  /** `shadow`: slightly lighter than a canopy band, as its background. */
  tone?: "full" | "shadow";
  className?: string;
};

const tones = {
  full: { dark: "#17493c", light: "#1a5a49", tip: "#f0a63a" },
  shadow: { dark: "#113a2f", light: "#143f33", tip: "#143f33" },
};

/** The umbrella from above. */
export function Rosette({ tone = "full", className = "" }: Props) {
  const { dark, light, tip } = tones[tone];

  return (
    <svg viewBox="-102 -102 204 204" className={className} aria-hidden="true">
      <path
        fill={dark}
        d="M0 0L100 0Q73.4 19.7 86.6 50ZM0 0L50 86.6Q19.7 73.4 0 100ZM0 0L-50 86.6Q-53.7 53.7 -86.6 50ZM0 0L-100 0Q-73.4 -19.7 -86.6 -50ZM0 0L-50 -86.6Q-19.7 -73.4 0 -100ZM0 0L50 -86.6Q53.7 -53.7 86.6 -50Z"
      />
      <path
        fill={light}
        d="M0 0L86.6 50Q53.7 53.7 50 86.6ZM0 0L0 100Q-19.7 73.4 -50 86.6ZM0 0L-86.6 50Q-73.4 19.7 -100 0ZM0 0L-86.6 -50Q-53.7 -53.7 -50 -86.6ZM0 0L0 -100Q19.7 -73.4 50 -86.6ZM0 0L86.6 -50Q73.4 -19.7 100 -0Z"
      />
      <circle r="5" fill={tip} />
    </svg>
  );
}
