import type { Fils } from "../money.ts";
import type { Priced } from "./rate.ts";
import type { BasisPoints, Edition } from "./rating-plan.ts";

/** `amountFils` is a part of the price, paid by the insurer. */
export type Commission = { points: BasisPoints; amountFils: Fils };

/** A share of the premium before VAT, rounded to the fils; null where the edition states none. */
export function commissionOf(
  { commission: points }: Pick<Edition, "commission">,
  { priceFils, ledger }: Pick<Priced, "priceFils" | "ledger">,
): Commission | null {
  if (points === undefined) return null;
  const vatFils = ledger.find(({ code }) => code === "vat")?.amountFils ?? 0;
  return { points, amountFils: Math.round(((priceFils - vatFils) * points) / 10_000) };
}
