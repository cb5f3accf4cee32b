import type { Fils } from "../../../domain/money.ts";
import type { AddOn } from "../../../domain/quotes/add-ons.ts";

const quickCovers = [
  "omanCover",
  "driverCover",
  "roadsideAssistance",
] as const satisfies readonly AddOn[];

/** What tells plans apart most, in the order of a card's columns. */
export const quickChoices = ["agency", ...quickCovers] as const;
export type QuickChoice = (typeof quickChoices)[number];

/**
 * How a plan has a choice; fils with VAT. `added` is part of the price, `extra` is not yet;
 * `notIncluded` is said of what is not for sale beside it.
 */
export type Sold =
  { kind: "included" | "notIncluded" | "notSold" } | { kind: "added" | "extra"; fils: Fils };
