import type { Package } from "../../../contract/quotes.ts";
import type { SharedQuote } from "../../../contract/shared-quotes.ts";

/** The quote of the day; undefined where the plan is declined or no longer sold. */
export const soldToday = ({ now }: SharedQuote): Package | undefined =>
  now && "priceFils" in now ? now : undefined;
