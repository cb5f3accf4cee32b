import type { PriceComparison, PriceDoubt } from "../../../domain/offers/compare-price.ts";

export type Basis = "ours" | "lowest" | "highest";

export type PriceDifference = { basis: Basis; fromFils: number; fils: number; percent: number };

/** Percent with one decimal, cut off: 24.97 is not yet 25. */
export const percentOff = (value: number, from: number): number =>
  Math.trunc(((value - from) / from) * 1000) / 10;

/**
 * How far a price in fils is from ours, or from the nearest of today's prices; undefined within
 * their range, or where nothing is compared.
 */
export function differenceOf(
  priceFils: number,
  { ourFils, lowestFils, highestFils }: PriceComparison,
): PriceDifference | undefined {
  const from = (basis: Basis, fromFils: number) => ({
    basis,
    fromFils,
    fils: priceFils - fromFils,
    percent: percentOff(priceFils, fromFils),
  });
  if (ourFils !== null) return from("ours", ourFils);
  if (lowestFils !== null && priceFils < lowestFils) return from("lowest", lowestFils);
  if (highestFils !== null && priceFils > highestFils) return from("highest", highestFils);
  return undefined;
}

/** The doubts that speak of the same difference. */
export const isOfDifference = (doubt: PriceDoubt): boolean =>
  doubt === "offBy10" || doubt === "offBy25" || doubt === "outOfRange";
