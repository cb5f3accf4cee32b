import type { OfferTerms } from "../../../contract/office/offers/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import { dayAfter, dayInDubai, isCalendarDay } from "../../../domain/calendar-day.ts";
import { filsFromAed, formatAmount } from "../../../domain/money.ts";
import { OFFER_DAYS } from "../../../domain/requests/offer-days.ts";

export const OTHER = "other";

/** Values as typed. `plan` is an id of ours, `OTHER`, or empty. */
export type OfferValues = {
  plan: string;
  insurer: string;
  nameEn: string;
  nameAr: string;
  coverType: "thirdParty" | "comprehensive";
  price: string;
  insurerRef: string;
  validUntil: string;
  why: string;
};

export type Missing = "plan" | "insurer" | "name" | "price" | "validUntil" | "why";

/** What the customer said in the request already, and the form would ask again. */
export type Said = Pick<DeskRequest, "startDate" | "coverType">;

/** It should be accepted before the cover is to begin. */
const proposedEnd = (startDate: string | null, now: Date) => {
  const usual = dayInDubai(now, OFFER_DAYS.usual);
  return startDate !== null && startDate >= dayInDubai(now) && startDate < usual
    ? startDate
    : usual;
};

export const newOffer = (now: Date, { startDate, coverType }: Said): OfferValues => ({
  plan: "",
  insurer: "",
  nameEn: "",
  nameAr: "",
  coverType: coverType ?? "comprehensive",
  price: "",
  insurerRef: "",
  validUntil: proposedEnd(startDate, now),
  why: "",
});

export const valuesOf = (offer: DeskOffer): OfferValues => ({
  plan: offer.plan ?? OTHER,
  insurer: offer.insurer,
  nameEn: offer.planName.en,
  nameAr: offer.planName.ar,
  coverType: offer.coverType,
  price: formatAmount(offer.priceFils),
  insurerRef: offer.insurerRef,
  validUntil: offer.validUntil,
  why: offer.why,
});

const isOffered = (day: string, now: Date) => {
  const today = dayInDubai(now);
  return isCalendarDay(day) && day >= today && day <= dayAfter(today, OFFER_DAYS.longest);
};

/** What stands in the way; a draft may still lack its reason. */
export function missingIn(values: OfferValues, isSent: boolean, now: Date): Missing[] {
  const { plan, insurer, nameEn, nameAr, price, validUntil, why } = values;
  const isOther = plan === OTHER;
  const missing: Record<Missing, boolean> = {
    plan: plan === "",
    insurer: isOther && insurer === "",
    name: isOther && `${nameEn}${nameAr}`.trim() === "",
    price: !((filsFromAed(price) ?? 0) > 0),
    validUntil: !isOffered(validUntil, now),
    why: isSent && why.trim() === "",
  };
  return (Object.keys(missing) as Missing[]).filter((one) => missing[one]);
}

export function termsOf(values: OfferValues): OfferTerms {
  const { plan, insurer, nameEn, nameAr, coverType, price, insurerRef, validUntil, why } = values;
  const isOther = plan === OTHER;
  return {
    plan: isOther ? null : plan,
    other: isOther ? { insurer, nameEn, nameAr, coverType } : null,
    priceFils: filsFromAed(price) ?? 0,
    insurerRef,
    validUntil,
    why,
  };
}
