import type { Fils } from "../money.ts";
import type { PolicyState } from "../policies/policy-state.ts";
import { type Commission, commissionOf } from "../quotes/commission.ts";
import { quotedLedger } from "../quotes/quoted-ledger.ts";
import type { BasisPoints } from "../quotes/rating-plan.ts";
import { refundOf } from "../quotes/refund.ts";

export type EarningPolicy = {
  state: PolicyState;
  /** VAT included. */
  premiumFils: Fils;
  /** Days of cover, YYYY-MM-DD, both included. */
  startsOn: string;
  endsOn: string;
  /** Day on which its cover ended early. */
  endedOn: string | null;
};

type Sold = {
  points: BasisPoints | null;
  /** Of the price that was sold; it explains the VAT where the insurer issued for that price. */
  ledger: readonly { code: string; amountFils: Fils }[] | null;
};

/** Nothing is earned before the policy counts (ruling P18). */
const earns = (state: PolicyState) => state !== "to_accept" && state !== "refused";

/** Out of the policy's premium before VAT; null before it counts, and where it is not stated. */
export const commissionOfPolicy = (
  { state, premiumFils }: Pick<EarningPolicy, "state" | "premiumFils">,
  { points, ledger }: Sold,
): Commission | null => {
  if (!earns(state)) return null;
  // Ledgers of the past name codes that are not known any more: only VAT is looked at.
  const lines = quotedLedger(premiumFils, ledger ?? []) as Parameters<
    typeof commissionOf
  >[1]["ledger"];
  return commissionOf(points, { priceFils: premiumFils, ledger: lines });
};

/**
 * What goes back of the commission when a policy is cancelled: the share of the premium that the scale
 * of the unified policy gives back that day, rounded to the fils. All of it where cover had not begun,
 * nothing after a total loss.
 */
export const returnedCommission = (
  commissionFils: Fils,
  { state, premiumFils, startsOn, endsOn, endedOn }: EarningPolicy,
): Fils => {
  if (state !== "cancelled" || endedOn === null) return 0;
  if (endedOn < startsOn) return commissionFils;
  const { percent } = refundOf({
    priceFils: premiumFils,
    startsOn,
    endsOn,
    cancelledOn: endedOn,
    hasClaim: false,
  });
  return Math.round((commissionFils * percent) / 100);
};
