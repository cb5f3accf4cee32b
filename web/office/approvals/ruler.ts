import type { PriceComparison } from "../../../domain/offers/compare-price.ts";
import type { Fils } from "../../../domain/money.ts";

/** Room at both ends of the line, in percent of it. */
const MARGIN = 8;

/** Where amounts stand on a line; undefined where there is nothing to compare with. */
export function rulerOf(priceFils: Fils, comparison: PriceComparison) {
  const { ourFils, floorFils, capFils, lowestFils, highestFils } = comparison;
  const known = [ourFils, lowestFils, highestFils].filter((one) => one !== null);
  if (known.length === 0 && floorFils === null) return undefined;
  const shown = [priceFils, ...known, ...(floorFils === null ? [] : [floorFils])];
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const width = Math.max(1, most - least);
  const at = (fils: Fils) => {
    const share = ((fils - least) / width) * (100 - 2 * MARGIN) + MARGIN;
    return `${Math.min(100, Math.max(0, Math.round(share * 10) / 10))}%`;
  };
  return { at, isCapInSight: capFils === null || capFils <= most };
}
