import type { Package } from "../../../contract/quotes.ts";

/** Fils; less than 0 is cheaper. */
export type Move = { quote: Package; byFils: number };

export type Moved = {
  /** The chosen quote, or the cheapest of those that moved. */
  first?: Move;
  /** How many prices moved besides. */
  others: number;
  /** No longer offered. */
  gone: readonly Package[];
};

export function whatMoved(
  before: readonly Package[],
  now: readonly Package[],
  chosenId: string | undefined,
): Moved {
  const moves = now.flatMap((quote): Move[] => {
    const known = before.find(({ _id }) => _id === quote._id);
    const byFils = known ? quote.priceFils - known.priceFils : 0;
    return byFils === 0 ? [] : [{ quote, byFils }];
  });
  const cheapest = moves.toSorted((one, other) => one.quote.priceFils - other.quote.priceFils)[0];
  const first = moves.find(({ quote }) => quote._id === chosenId) ?? cheapest;
  return {
    ...(first && { first }),
    others: Math.max(0, moves.length - 1),
    gone: before.filter((quote) => now.every(({ _id }) => _id !== quote._id)),
  };
}
