/** The range of prices, in fils with VAT; null where there is none. */
export function priceRange(
  pricesFils: readonly number[],
): { lowestFils: number; highestFils: number } | null {
  if (pricesFils.length === 0) return null;
  return { lowestFils: Math.min(...pricesFils), highestFils: Math.max(...pricesFils) };
}
