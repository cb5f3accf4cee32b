import { addDays, daysBetween } from "../calendar-day.ts";
import type { Fils } from "../money.ts";
import { COVER_MONTHS, coverEndsOn } from "../requests/cover-period.ts";
import { type Cancellation, refundOf } from "./refund.ts";

/** Amounts in fils, VAT included. */
export type Switching = {
  refundFils: Fils;
  /** The price of thirteen months of cover from the day of the change. */
  newPriceFils: Fils;
  /** What the change costs on its day; negative when more comes back than the new policy costs. */
  toPayFils: Fils;
  daysLeft: number;
  /** The share of the new price for the days that the old policy would still have covered. */
  restFils: Fils;
  /** Positive when changing leaves more money than staying. */
  gainFils: Fils;
  /** The share of the paid price for the days given up that does not come back. */
  lostFils: Fils;
  perMonth: { oldFils: Fils; newFils: Fils };
};

const daysOf = (startsOn: string, endsOn = coverEndsOn(startsOn)) =>
  daysBetween(startsOn, addDays(endsOn, 1));

const share = (priceFils: Fils, days: number, total: number) =>
  Math.round((priceFils * days) / total);

/**
 * Staying costs nothing until the end of cover, and then the new price; changing costs the new price
 * now and lasts thirteen months from now. Over the same time the change gains what comes back less
 * what the new policy costs for the days already paid for. Assumes that prices stay as they are until
 * the old cover ends, the same cover, and no claim until then. Undefined without cover to give up.
 */
export function worthSwitching(
  cancellation: Cancellation,
  newPriceFils: Fils,
): Switching | undefined {
  const { priceFils, startsOn, endsOn, cancelledOn } = cancellation;
  const { refundFils, daysLeft } = refundOf(cancellation);
  if (daysLeft === 0) return undefined;
  const restFils = share(newPriceFils, daysLeft, daysOf(cancelledOn));
  const paidDays = daysOf(startsOn, endsOn);
  return {
    refundFils,
    newPriceFils,
    toPayFils: newPriceFils - refundFils,
    daysLeft,
    restFils,
    gainFils: refundFils - restFils,
    lostFils: Math.max(0, share(priceFils, daysLeft, paidDays) - refundFils),
    perMonth: {
      oldFils: share(priceFils / COVER_MONTHS, daysOf(startsOn), paidDays),
      newFils: Math.round(newPriceFils / COVER_MONTHS),
    },
  };
}
