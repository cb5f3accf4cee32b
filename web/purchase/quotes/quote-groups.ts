import type { Package } from "../../../contract/quotes.ts";
import { type QuickChoice, quickChoices } from "../../prices/card/sold.ts";

export type QuoteGroups = {
  /** With all quick choices that are ticked. */
  first: readonly Package[];
  below: readonly Package[];
  /** The ticked choices that plans below do not sell. */
  lacking: readonly QuickChoice[];
};

const lackedBy = ({ unavailable }: Package): QuickChoice[] =>
  quickChoices.filter((choice) => unavailable.includes(choice));

/**
 * Ruling P30: plans that do not sell what is ticked stand below, both in the order that was chosen.
 * A choice that none of `all` sells sets none apart.
 * @param shown those of `all` that are listed, in their order
 */
export function groupQuotes(shown: readonly Package[], all: readonly Package[]): QuoteGroups {
  const telling = quickChoices.filter((choice) =>
    all.some(({ unavailable }) => !unavailable.includes(choice)),
  );
  const lacks = (quote: Package) => lackedBy(quote).filter((choice) => telling.includes(choice));
  const below = shown.filter((quote) => lacks(quote).length > 0);
  const missed = new Set(below.flatMap(lacks));
  return {
    first: shown.filter((quote) => !below.includes(quote)),
    below,
    lacking: quickChoices.filter((choice) => missed.has(choice)),
  };
}
