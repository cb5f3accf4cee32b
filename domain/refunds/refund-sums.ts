import type { Fils } from "../money.ts";
import { isCountedRefund, type RefundState } from "./refund-state.ts";

export const disputeStates = ["open", "upheld", "rejected"] as const;
/** Of a card dispute (chargeback). `upheld`: the bank gave the money back to the card's owner. */
export type DisputeState = (typeof disputeStates)[number];

/** One payment that arrived, with what was promised of it. All amounts in fils. */
export type PaidMoney = {
  arrivedFils: Fils;
  refunds: readonly { amountFils: Fils; state: RefundState }[];
  disputes: readonly { amountFils: Fils; state: DisputeState }[];
};

const sum = (rows: readonly { amountFils: Fils }[]) =>
  rows.reduce((fils, { amountFils }) => fils + amountFils, 0);

/** The customer has it back: from the insurer, or from the bank of the card. */
export const returnedFils = ({ refunds, disputes }: Omit<PaidMoney, "arrivedFils">): Fils =>
  sum(refunds.filter(({ state }) => state === "confirmed")) +
  sum(disputes.filter(({ state }) => state === "upheld"));

/** What may still be proposed: nobody is promised more than what arrived (ruling P19). */
export function leftFils({ arrivedFils, refunds, disputes }: PaidMoney): Fils {
  const promised = sum(refunds.filter(({ state }) => isCountedRefund(state)));
  const taken = sum(disputes.filter(({ state }) => state === "upheld"));
  return Math.max(0, arrivedFils - promised - taken);
}

/** What the bank gave back is not sent a second time: refunds beyond what is left have to end. */
export function overpromisedFils({ arrivedFils, refunds, disputes }: PaidMoney): Fils {
  const promised = sum(refunds.filter(({ state }) => isCountedRefund(state)));
  const taken = sum(disputes.filter(({ state }) => state === "upheld"));
  return Math.max(0, promised + taken - arrivedFils);
}

/** While the bank decides, nobody sends the same money. */
export const isDisputed = ({ disputes }: Pick<PaidMoney, "disputes">): boolean =>
  disputes.some(({ state }) => state === "open");
