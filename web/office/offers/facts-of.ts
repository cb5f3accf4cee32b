import type { OwnFacts } from "../desk/insert-text/known-values.ts";
import { type OfferValues, OTHER, priceOf } from "./offer-values.ts";
import type { FoundPlans } from "./use-offer-plans.ts";

/** What a kept text may say of the offer as it is typed; nothing of another plan than its own. */
export const factsOf = (values: OfferValues, found: FoundPlans["found"]): OwnFacts => {
  const { plan, insurer, nameEn, nameAr } = values;
  const none = { en: "", ar: "" };
  const listed = found?.plans.find(({ id }) => id === plan);
  const other = found?.insurers.find(({ slug }) => slug === insurer);
  const own =
    plan === OTHER
      ? { insurer: other?.name ?? none, plan: { en: nameEn || nameAr, ar: nameAr || nameEn } }
      : { insurer: listed?.insurerName ?? none, plan: listed?.planName ?? none };
  return {
    ...own,
    priceFils: priceOf(values) ?? 0,
    startDate: values.startDate,
    lastDay: values.validUntil,
  };
};
