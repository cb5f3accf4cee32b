import type { Compared } from "../../../../contract/office/analytics/figure-shapes.ts";

/** Whether more of a figure is what we want; of times and of what is lost it is less. */
export type Wanted = "more" | "less";
export type Verdict = "better" | "worse" | "same";

/** None where one of both is not told, or there was no case. */
export function verdictOf({ now, before }: Compared, wanted: Wanted): Verdict | undefined {
  if (now === null || before === null) return undefined;
  if (now === before) return "same";
  return now > before === (wanted === "more") ? "better" : "worse";
}

/** "+7.1 %" of what was before; none of nothing. */
export function percentChange({ now, before }: Compared): string | undefined {
  if (now === null || before === null || before === 0) return undefined;
  const percent = (100 * (now - before)) / before;
  const size = Math.abs(percent);
  return `${signOf(now - before)}${size.toFixed(size < 100 ? 1 : 0)}\u00a0%`;
}

/** Of a number with its sign, which a hyphen is not. */
const signOf = (difference: number): string => {
  if (difference === 0) return "";
  return difference > 0 ? "+" : "\u2212";
};

/** "31", in per cent; none of nothing. */
export const shareOf = (part: number, all: number): string | undefined =>
  all === 0 ? undefined : String(Math.round((100 * part) / all));
