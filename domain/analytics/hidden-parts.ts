import { LEAST_TOLD } from "./figures.ts";

const isSmall = (count: number) => count > 0 && count < LEAST_TOLD;

/**
 * Which parts of a figure are not told (ruling O11): 1 to 4, and where that is a single one also the
 * next smallest, since what all together are would tell it.
 */
export const hiddenParts = (counts: ReadonlyMap<string, number>): ReadonlySet<string> => {
  const rising = [...counts].toSorted(
    ([one, count], [other, otherCount]) => count - otherCount || (one < other ? -1 : 1),
  );
  const small = rising.filter(([, count]) => isSmall(count));
  const beside = small.length === 1 ? rising.filter((part) => part !== small[0]).slice(0, 1) : [];
  return new Set([...small, ...beside].map(([value]) => value));
};
