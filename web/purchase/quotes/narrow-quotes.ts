import type { Package } from "../../../contract/quotes.ts";
import { isIncluded } from "../../prices/cover/cover-lines.tsx";
import { type Chosen, mayInclude, type Order, type Wish, wishes } from "./narrowing.ts";

/** How this car is repaired decides, not for how many years a plan pays the agency. */
function includes(quote: Package, wish: Wish): boolean {
  if (wish === "takaful") return quote.terms.includes(wish);
  if (wish === "agencyRepair") return quote.repair === "agency";
  return (
    quote.addOns.includes(wish) ||
    quote.cover.some((line) => line.benefit === wish && isIncluded(line))
  );
}

const MAX_WISHES = 6;

/** Wishes that some but not all quotes fulfil, with how many do. */
export const wishesAmong = (quotes: readonly Package[]): { wish: Wish; count: number }[] =>
  wishes
    .map((wish) => ({ wish, count: quotes.filter((quote) => includes(quote, wish)).length }))
    .filter(({ count }) => count > 0 && count < quotes.length)
    .slice(0, MAX_WISHES);

const breadth = (quote: Package) =>
  mayInclude.filter((benefit) => includes(quote, benefit)).length +
  quote.cover.filter(isIncluded).length;

/** No own damage, no excess: last. */
const excess = ({ excessAed }: Package) => excessAed ?? Number.MAX_SAFE_INTEGER;

const ranks: Record<Order, (one: Package, other: Package) => number> = {
  price: () => 0,
  excess: (one, other) => excess(one) - excess(other),
  cover: (one, other) => breadth(other) - breadth(one),
};

/** Quotes of equal rank stay cheapest first. */
export const narrowQuotes = (quotes: readonly Package[], { filter, order }: Chosen): Package[] =>
  quotes
    .filter(({ insurer }) => filter.insurer === "" || insurer === filter.insurer)
    .filter((quote) => [...filter.wishes].every((wish) => includes(quote, wish)))
    .toSorted((one, other) => ranks[order](one, other) || one.priceFils - other.priceFils);
