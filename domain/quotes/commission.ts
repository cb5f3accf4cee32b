import type { Fils } from "../money.ts";
import type { Priced } from "./rate.ts";
import type { BasisPoints } from "./rating-plan.ts";

/** `amountFils` is a part of the price, paid by the insurer. */
export type Commission = { points: BasisPoints; amountFils: Fils };

/** A share of the premium before VAT, rounded to the fils. */
export const shareOf = (netFils: Fils, points: BasisPoints): Fils =>
  Math.round((netFils * points) / 10_000);

/** `points` of the agreement of the day; null where the insurer does not state them. */
export function commissionOf(
  points: BasisPoints | null,
  { priceFils, ledger }: Pick<Priced, "priceFils" | "ledger">,
): Commission | null {
  if (points === null) return null;
  const vatFils = ledger.find(({ code }) => code === "vat")?.amountFils ?? 0;
  return { points, amountFils: shareOf(priceFils - vatFils, points) };
}
