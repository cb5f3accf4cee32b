import type { Fils } from "../money.ts";
import type { RequestState } from "./request-state.ts";

const paymentStatuses = ["paid", "unpaid"] as const;
type PaymentStatus = (typeof paymentStatuses)[number];

export type RequestMoney = {
  /** Money of the one attempt that bought the request. */
  appliedFils: Fils;
  capturedFils: Fils;
  refundedFils: Fils;
};

const surplusOf = ({ appliedFils, capturedFils }: RequestMoney) => capturedFils - appliedFils;

/** What arrived beside the applied payment counts as returned first. */
export function returnedOfApplied(money: RequestMoney): Fils {
  return Math.max(0, money.refundedFils - surplusOf(money));
}

/** Follows the money of the applied attempt, whatever the state (ruling P7). */
export function paymentStatus(money: RequestMoney): PaymentStatus {
  return money.appliedFils - returnedOfApplied(money) > 0 ? "paid" : "unpaid";
}

/** Money that bought nothing, or all of it once its refund has begun, until it was returned (P7). */
export function returningFils(money: RequestMoney & { state: RequestState }): Fils {
  if (money.state === "refund_pending") return Math.max(0, money.capturedFils - money.refundedFils);
  return Math.max(0, surplusOf(money) - money.refundedFils);
}

export function totals(requests: Iterable<{ paymentStatus: PaymentStatus }>): {
  total: number;
  paid: number;
  unpaid: number;
} {
  const statuses = Array.from(requests, (request) => request.paymentStatus);
  const paid = statuses.filter((status) => status === "paid").length;
  return { total: statuses.length, paid, unpaid: statuses.length - paid };
}
