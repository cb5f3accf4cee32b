import { useState } from "react";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import { doubtsAbout } from "../../../domain/offers/compare-price.ts";
import {
  checkedTermsOf,
  followingTerms,
  newOffer,
  type OfferValues,
  OTHER,
  priceOf,
  proposedEnd,
  sumInsuredOf,
  valuesOf,
  withOther,
  withPlan,
} from "./offer-values.ts";
import { useOfferCheck } from "./use-offer-check.ts";
import { useOfferPlans } from "./use-offer-plans.ts";

/** What is typed of an offer, beside what the price lists say about it. */
export function useOfferForm(request: DeskRequest, offer: DeskOffer | undefined, isOpen: boolean) {
  const first = () => (offer ? valuesOf(offer) : newOffer(new Date(), request));
  const [values, setValues] = useState(first);
  const plans = useOfferPlans(request.id, isOpen);
  const checked = useOfferCheck(request.id, isOpen ? checkedTermsOf(values) : undefined);
  const listed = plans.found?.plans.find(({ id }) => id === values.plan);
  const priceFils = priceOf(values);

  const change = (changed: Partial<OfferValues>) =>
    setValues((before) => {
      const now = { ...before, ...changed };
      const follows = changed.startDate !== undefined && !now.isUntilTyped;
      return follows ? { ...now, validUntil: proposedEnd(now.startDate || null, new Date()) } : now;
    });

  const choose = (plan: string) => {
    const chosen = plans.found?.plans.find(({ id }) => id === plan);
    change(chosen ? withPlan(chosen) : plan === OTHER ? withOther : { plan });
  };

  const [found, setFound] = useState(plans.found);
  if (plans.found !== found) {
    setFound(plans.found);
    const isFirst = !offer && request.offers.length === 0 && values.plan === "";
    // The plan that the customer chose is chosen, where there is one.
    if (isFirst && plans.found?.wished) choose(plans.found.wished);
  }

  const [followed, setFollowed] = useState(checked);
  if (checked !== followed) {
    setFollowed(checked);
    if (checked && listed) change(followingTerms(checked, values));
  }

  return {
    values,
    change,
    choose,
    plans,
    checked,
    /** What the chosen plan sells on these terms; undefined for another plan. */
    sold: listed && (checked ? (checked.sold ?? undefined) : listed),
    doubts:
      checked && priceFils !== undefined
        ? doubtsAbout(priceFils, sumInsuredOf(values), checked.comparison)
        : [],
    clear: () => setValues(first()),
  };
}
