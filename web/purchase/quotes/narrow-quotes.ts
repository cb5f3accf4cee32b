import type { Package } from "../../../contract/quotes.ts";
import { benefits, type BenefitCode } from "../../../domain/quotes/cover.ts";
import { isIncluded } from "./cover-lines.tsx";

export const orders = ["price", "cover"] as const;
export type Order = (typeof orders)[number];

const MAX_WISHES = 6;

const includes = (quote: Package, benefit: BenefitCode): boolean =>
  quote.cover.some((line) => line.benefit === benefit && isIncluded(line));

/** Benefits that some but not all quotes have, with how many have each. */
export function wishesAmong(quotes: readonly Package[]): { benefit: BenefitCode; count: number }[] {
  return benefits
    .map((benefit) => ({
      benefit,
      count: quotes.filter((quote) => includes(quote, benefit)).length,
    }))
    .filter(
      ({ count, benefit }) => count > 0 && count < quotes.length && benefit !== "connectionTime",
    )
    .slice(0, MAX_WISHES);
}

/** Quotes of equal rank stay cheapest first. */
export function narrowQuotes(
  quotes: readonly Package[],
  wishes: ReadonlySet<BenefitCode>,
  order: Order,
): Package[] {
  const breadth = (quote: Package) => quote.cover.filter(isIncluded).length;
  return quotes
    .filter((quote) => [...wishes].every((wish) => includes(quote, wish)))
    .toSorted(
      (one, other) =>
        (order === "cover" ? breadth(other) - breadth(one) : 0) || one.priceFils - other.priceFils,
    );
}
