import type { Offer } from "../../../contract/offer.ts";
import { isCovered } from "../../../domain/quotes/is-covered.ts";
import type { QuickChoice, Sold } from "../../prices/card/sold.ts";
import type { PlanTerms } from "../../prices/plan-terms.ts";

/** An offer as quotes are shown; without lines of cover where only the insurer's wording has them. */
export const planOf = (offer: Offer): PlanTerms => {
  const { id: _id, planName: names, coverType: type, cover, terms, ...same } = offer;
  const { insurerName, logo, priceFils, excessAed, repair, quality, documents } = same;
  return {
    _id,
    insurerName,
    names,
    logo,
    type,
    priceFils,
    excessAed,
    repair,
    cover: cover ?? [],
    terms: terms ?? [],
    ...(documents.length > 0 && { documents }),
    ...(quality && { quality }),
  };
};

/** Undefined where nobody said it: the wording alone knows. */
export const soldIn = (
  { repair, cover, addOns }: Pick<Offer, "repair" | "cover" | "addOns">,
  choice: QuickChoice,
): Sold | undefined => {
  const said = (isIncluded: boolean): Sold => ({ kind: isIncluded ? "included" : "notIncluded" });
  if (choice === "agency") return repair === null ? undefined : said(repair === "agency");
  if (cover === null) return addOns?.includes(choice) ? said(true) : undefined;
  return said(cover.some(({ benefit, value }) => benefit === choice && isCovered(value)));
};
