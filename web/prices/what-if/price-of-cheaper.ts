import type { Fils } from "../../../domain/money.ts";

/** What one quote costs and leaves to the driver, for the event that is looked at. */
export type Side = { premiumFils: Fils; leftFils: Fils };

export type PriceOfCheaper<One extends Side> =
  /** All quotes leave the same amount to the driver. */
  | { kind: "same"; cheapest: One }
  /** The cheapest quote leaves least, too. */
  | { kind: "none"; cheapest: One }
  | { kind: "dearer"; cheapest: One; better: One; savedFils: Fils; moreFils: Fils };

/** What the cheapest of several quotes costs its driver when the event happens. */
export function priceOfCheaper<One extends Side>(
  sides: readonly One[],
): PriceOfCheaper<One> | undefined {
  const [cheapest] = sides.toSorted(
    (a, b) => a.premiumFils - b.premiumFils || a.leftFils - b.leftFils,
  );
  const [better] = sides.toSorted(
    (a, b) => a.leftFils - b.leftFils || a.premiumFils - b.premiumFils,
  );
  if (!cheapest || !better || sides.length < 2) return undefined;
  if (sides.every(({ leftFils }) => leftFils === cheapest.leftFils))
    return { kind: "same", cheapest };
  if (cheapest.leftFils === better.leftFils) return { kind: "none", cheapest };
  return {
    kind: "dearer",
    cheapest,
    better,
    savedFils: better.premiumFils - cheapest.premiumFils,
    moreFils: cheapest.leftFils - better.leftFils,
  };
}
