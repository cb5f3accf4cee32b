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
  /** Since the page was opened; only where the last answer moved nothing. */
  inAll?: Move;
};

export type Earlier = {
  /** Prices before the last answer. */
  before: readonly Package[];
  /** Prices when the page was opened. */
  opening: readonly Package[];
};

export function whatMoved(
  { before, opening }: Earlier,
  now: readonly Package[],
  chosenId: string | undefined,
): Moved {
  const moves = movesBetween(before, now);
  const first = mostTelling(moves, chosenId);
  const inAll = first ? undefined : mostTelling(movesBetween(opening, now), chosenId);
  return {
    ...(first && { first }),
    ...(inAll && { inAll }),
    others: Math.max(0, moves.length - 1),
    gone: before.filter((quote) => now.every(({ _id }) => _id !== quote._id)),
  };
}

const movesBetween = (before: readonly Package[], now: readonly Package[]): Move[] =>
  now.flatMap((quote) => {
    const known = before.find(({ _id }) => _id === quote._id);
    const byFils = known ? quote.priceFils - known.priceFils : 0;
    return byFils === 0 ? [] : [{ quote, byFils }];
  });

/** The chosen quote's, or the cheapest one's. */
const mostTelling = (moves: readonly Move[], chosenId: string | undefined): Move | undefined =>
  moves.find(({ quote }) => quote._id === chosenId) ??
  moves.toSorted((one, other) => one.quote.priceFils - other.quote.priceFils)[0];
