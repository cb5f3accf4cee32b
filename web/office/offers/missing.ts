import { dayAfter, dayInDubai, isCalendarDay } from "../../../domain/calendar-day.ts";
import {
  needsReason,
  needsReference,
  type PriceDoubt,
} from "../../../domain/offers/compare-price.ts";
import { startDateProblem } from "../../../domain/purchase/confirmation.ts";
import { OFFER_DAYS } from "../../../domain/requests/offer-days.ts";
import { hasGap } from "../../../domain/texts/placeholders.ts";
import { parseVehicleValue } from "../../../domain/vehicle/vehicle-value.ts";
import { hasOwnDamage, type OfferValues, OTHER, priceOf } from "./offer-values.ts";
import { readExcess } from "./read-excess.ts";

export type Missing =
  | "plan"
  | "insurer"
  | "name"
  | "excess"
  | "sumInsured"
  | "startDate"
  | "price"
  | "insurerRef"
  | "priceReason"
  | "validUntil"
  | "untilStart"
  | "why"
  | "whyGaps";

const isOffered = (day: string, now: Date) => {
  const today = dayInDubai(now);
  return isCalendarDay(day) && day >= today && day <= dayAfter(today, OFFER_DAYS.longest);
};

const isTyped = (text: string) => text.trim() !== "";

/** What stands in the way; a draft may still lack its reasons. */
export function missingIn(
  values: OfferValues,
  isSent: boolean,
  now: Date,
  doubts: readonly PriceDoubt[] = [],
): Missing[] {
  const { plan, insurer, nameEn, nameAr, excess, sumInsured, startDate, validUntil } = values;
  const isOther = plan === OTHER;
  const isUntilPossible = isOffered(validUntil, now);
  const isStartPossible = startDate === "" || !startDateProblem(startDate, now);
  const missing: Record<Missing, boolean> = {
    plan: plan === "",
    insurer: isOther && insurer === "",
    name: isOther && !isTyped(nameEn + nameAr),
    excess: hasOwnDamage(values) && isTyped(excess) && readExcess(excess) === undefined,
    sumInsured:
      hasOwnDamage(values) && isTyped(sumInsured) && parseVehicleValue(sumInsured) === undefined,
    startDate: !isStartPossible,
    price: priceOf(values) === undefined,
    insurerRef: isSent && needsReference(doubts) && !isTyped(values.insurerRef),
    priceReason: isSent && needsReason(doubts) && !isTyped(values.priceReason),
    validUntil: !isUntilPossible,
    untilStart: isUntilPossible && isStartPossible && startDate !== "" && validUntil > startDate,
    why: isSent && !isTyped(values.why),
    whyGaps: isSent && hasGap(values.why),
  };
  return (Object.keys(missing) as Missing[]).filter((one) => missing[one]);
}

const otherControls: Partial<Record<Missing, string>> = {
  name: "nameEn",
  untilStart: "validUntil",
  whyGaps: "why",
};

/** Where somebody types or chooses what is missing: the `name` of its control. */
export const controlOf = (one: Missing): string => otherControls[one] ?? one;
