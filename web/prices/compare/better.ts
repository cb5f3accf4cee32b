import type { CoverValue } from "../../../domain/quotes/cover.ts";
import type { QualityFigure } from "../../../domain/quotes/insurer-quality.ts";
import { isCovered } from "../../../domain/quotes/is-covered.ts";

/** How good each value is for its customer: the more the better, undefined where nothing tells. */
export type Worth = number | undefined;

/** Which values are the best of a row; none where what is known does not differ. */
export function bestOf(worths: readonly Worth[]): boolean[] {
  const known = worths.filter((worth) => worth !== undefined);
  const best = Math.max(...known);
  const tells = known.length > 1 && known.some((worth) => worth < best);
  return worths.map((worth) => tells && worth === best);
}

export const lessIsBetter = (value: number | null | undefined): Worth =>
  value === null || value === undefined ? undefined : -value;

const amountOf = (value: CoverValue): Worth => {
  switch (value.kind) {
    case "limit":
      return value.aed;
    case "days":
      return value.days;
    case "minutes":
      return -value.minutes;
    case "years":
      return value.years;
    case "percent":
      return value.percent;
    default:
      return undefined;
  }
};

/**
 * Amounts are compared only where all that cover it name one of the same kind; else it counts alone
 * whether they cover it. `null` is a plan of which nobody says it.
 */
export function worthOfCover(values: readonly (CoverValue | null | undefined)[]): Worth[] {
  const covered = values.filter((value) => value && isCovered(value));
  const isOneKind = new Set(covered.map((value) => value?.kind)).size === 1;
  return values.map((value) => {
    if (value === null) return undefined;
    if (!value || !isCovered(value)) return Number.NEGATIVE_INFINITY;
    return (isOneKind ? amountOf(value) : undefined) ?? 0;
  });
}

export const worthOfFigure = (figure: QualityFigure, value: number | undefined): Worth =>
  figure === "paidPercent" ? value : lessIsBetter(value);
