import type { BasisPoints } from "../../../../domain/quotes/rating-plan.ts";

/** One decimal is enough to compare; two where it would read as nothing: "+10.0", "−0.04". */
export const signedPercent = (points: BasisPoints): string => {
  const size = Math.abs(points) / 100;
  const sign = points > 0 ? "+" : points < 0 ? "−" : "";
  return sign + size.toFixed(size > 0 && size < 0.1 ? 2 : 1);
};
