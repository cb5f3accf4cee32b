import type { Fils } from "../money.ts";

/** Months of cover that a price pays for (ruling P29). */
const MONTHS = 13;

/** A price as people compare it, rounded to the fils. Nobody pays by the month. */
export const monthOf = (priceFils: Fils): Fils => Math.round(priceFils / MONTHS);

/** Interest-free parts that add up to the price: the first ones are a fils larger. */
export const instalmentsOf = (priceFils: Fils, count: number): Fils[] =>
  Array.from(
    { length: count },
    (_, index) => Math.trunc(priceFils / count) + (index < priceFils % count ? 1 : 0),
  );
