import type { CheckedTerms, OfferTerms } from "../../../contract/office/offers/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import type { SoldTerms } from "../../../contract/office/offers/sold.ts";
import { dayInDubai, tomorrowInDubai } from "../../../domain/calendar-day.ts";
import { filsFromAed, formatAmount } from "../../../domain/money.ts";
import type { AddOn } from "../../../domain/quotes/add-ons.ts";
import { isSoldWith } from "../../../domain/quotes/add-ons.ts";
import type { Repair } from "../../../domain/quotes/rated-inputs.ts";
import { OFFER_DAYS } from "../../../domain/requests/offer-days.ts";
import { parseVehicleValue } from "../../../domain/vehicle/vehicle-value.ts";
import { readExcess } from "./read-excess.ts";

export const OTHER = "other";

/** Values as typed. `plan` is an id of ours, `OTHER`, or empty. */
export type OfferValues = {
  plan: string;
  insurer: string;
  nameEn: string;
  nameAr: string;
  coverType: "thirdParty" | "comprehensive";
  excess: string;
  repair: Repair | "";
  sumInsured: string;
  /** Those that are included, too, where somebody wrote them before. */
  addOns: readonly AddOn[];
  startDate: string;
  price: string;
  /** Until somebody types it, the price follows the terms, and the last day follows the start. */
  isPriceTyped: boolean;
  insurerRef: string;
  priceReason: string;
  validUntil: string;
  isUntilTyped: boolean;
  why: string;
};

/** What the customer said in the request already, and the form would ask again. */
export type Said = Pick<DeskRequest, "startDate" | "coverType" | "inputs">;

/** It should be accepted before the cover is to begin. */
export const proposedEnd = (startDate: string | null, now: Date): string => {
  const usual = dayInDubai(now, OFFER_DAYS.usual);
  return startDate !== null && startDate >= dayInDubai(now) && startDate < usual
    ? startDate
    : usual;
};

const amountOf = (aed: number | null) => (aed === null ? "" : String(aed));

const statedValue = ({ inputs }: Said) => {
  const value = inputs.find(({ input, source }) => input === "value" && source !== "assumed");
  return typeof value?.value === "number" ? value.value : null;
};

export const newOffer = (now: Date, said: Said): OfferValues => {
  const { startDate, coverType } = said;
  return {
    plan: "",
    insurer: "",
    nameEn: "",
    nameAr: "",
    coverType: coverType ?? "comprehensive",
    excess: "",
    repair: "",
    sumInsured: amountOf(statedValue(said)),
    addOns: [],
    startDate: startDate !== null && startDate >= tomorrowInDubai(now) ? startDate : "",
    price: "",
    isPriceTyped: false,
    insurerRef: "",
    priceReason: "",
    validUntil: proposedEnd(startDate, now),
    isUntilTyped: false,
    why: "",
  };
};

export const valuesOf = (offer: DeskOffer): OfferValues => ({
  plan: offer.plan ?? OTHER,
  insurer: offer.insurer,
  nameEn: offer.planName.en,
  nameAr: offer.planName.ar,
  coverType: offer.coverType,
  excess: amountOf(offer.excessAed),
  repair: offer.repair ?? "",
  sumInsured: amountOf(offer.sumInsuredAed),
  addOns: offer.addOns ?? [],
  startDate: offer.startDate ?? "",
  price: formatAmount(offer.priceFils),
  isPriceTyped: offer.priceFils !== offer.comparison?.ourFils,
  insurerRef: offer.insurerRef,
  priceReason: offer.priceReason,
  validUntil: offer.validUntil,
  isUntilTyped: true,
  why: offer.why,
});

/** A chosen plan comes with its own terms and price. */
export const withPlan = (
  plan: SoldTerms & { id: string; coverType: OfferValues["coverType"]; priceFils: number },
): Partial<OfferValues> => ({
  plan: plan.id,
  coverType: plan.coverType,
  excess: amountOf(plan.excessAed),
  repair: plan.repair ?? "",
  addOns: plan.addOns,
  price: formatAmount(plan.priceFils),
  isPriceTyped: false,
});

export const withOther: Partial<OfferValues> = {
  plan: OTHER,
  excess: "",
  repair: "",
  addOns: [],
  price: "",
  isPriceTyped: false,
};

/** What the plan sells on the terms of now, and our price for them. */
export const followingTerms = (
  { sold, comparison }: { sold: SoldTerms | null; comparison: { ourFils: number | null } },
  { isPriceTyped, addOns }: OfferValues,
): Partial<OfferValues> => ({
  ...(sold && {
    excess: amountOf(sold.excessAed),
    repair: sold.repair ?? "",
    addOns: addOns.filter((code) => sold.choices.addOns.some((one) => one.code === code)),
  }),
  ...(!isPriceTyped && comparison.ourFils !== null && { price: formatAmount(comparison.ourFils) }),
});

/** Own damage, and with it excess, repair and sum insured, is part of comprehensive cover only. */
export const hasOwnDamage = ({ coverType }: Pick<OfferValues, "coverType">) =>
  coverType === "comprehensive";

/** Fils; undefined for what is no price. */
export const priceOf = ({ price }: Pick<OfferValues, "price">): number | undefined => {
  const fils = filsFromAed(price);
  return fils !== undefined && fils > 0 ? fils : undefined;
};

export const sumInsuredOf = (values: OfferValues): number | null =>
  hasOwnDamage(values) ? (parseVehicleValue(values.sumInsured) ?? null) : null;

const riskTermsOf = (values: OfferValues) => ({
  excessAed: hasOwnDamage(values) ? (readExcess(values.excess) ?? null) : null,
  repair: hasOwnDamage(values) && values.repair !== "" ? values.repair : null,
  sumInsuredAed: sumInsuredOf(values),
  addOns: values.addOns.filter((code) => isSoldWith(code, values.coverType)),
});

/** What decides our price; undefined before a plan is chosen. */
export const checkedTermsOf = (values: OfferValues): CheckedTerms | undefined => {
  const { plan, coverType } = values;
  if (plan === "") return undefined;
  const isOther = plan === OTHER;
  return {
    plan: isOther ? null : plan,
    other: isOther ? { coverType } : null,
    ...riskTermsOf(values),
  };
};

export function termsOf(values: OfferValues): OfferTerms {
  const { plan, insurer, nameEn, nameAr, coverType, startDate } = values;
  const isOther = plan === OTHER;
  return {
    plan: isOther ? null : plan,
    other: isOther ? { insurer, nameEn, nameAr, coverType } : null,
    ...riskTermsOf(values),
    startDate: startDate === "" ? null : startDate,
    priceFils: priceOf(values) ?? 0,
    insurerRef: values.insurerRef,
    priceReason: values.priceReason,
    validUntil: values.validUntil,
    why: values.why,
  };
}
