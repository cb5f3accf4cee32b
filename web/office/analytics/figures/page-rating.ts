/** Up to here a page is good, as web-vitals has it: milliseconds, and the layout shift. */
const goodSpeed = { lcp: 2500, inp: 200, cls: 0.1 } as const;
const metrics = Object.keys(goodSpeed) as (keyof typeof goodSpeed)[];

type Speed = Record<(typeof metrics)[number], number | null>;

/** None where nothing of the page is told; what is not told does not make it worse. */
export function ratingOf(speed: Speed): "good" | "toImprove" | undefined {
  const told = metrics.filter((metric) => speed[metric] !== null);
  if (told.length === 0) return undefined;
  const isGood = told.every((metric) => (speed[metric] ?? 0) <= goodSpeed[metric]);
  return isGood ? "good" : "toImprove";
}
