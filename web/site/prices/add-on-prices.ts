import type { Package } from "../../../contract/quotes.ts";
import { type AddOn, addOns } from "../../../domain/quotes/add-ons.ts";

export type AddOnPrice = {
  /** The lowest among the plans that charge for it, in fils with VAT. */
  fromFils: number | undefined;
  /** Whether a plan includes it without a charge. */
  isIncludedBySome: boolean;
};

type Offers = readonly Pick<Package, "choices">[];

export const addOnPrices = (packages: Offers): Record<AddOn, AddOnPrice> => {
  const offered = packages.flatMap(({ choices }) => choices.addOns);
  const priceOf = (addOn: AddOn): AddOnPrice => {
    const offers = offered.filter(({ code }) => code === addOn);
    const charged = offers.filter(({ included }) => !included).map(({ amountFils }) => amountFils);
    return {
      fromFils: charged.length > 0 ? Math.min(...charged) : undefined,
      isIncludedBySome: offers.some(({ included }) => included),
    };
  };
  const priced = addOns.map((addOn) => [addOn, priceOf(addOn)]);
  return Object.fromEntries(priced) as Record<AddOn, AddOnPrice>;
};
