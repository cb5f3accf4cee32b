import type { Fils } from "../money.ts";
import type { RequestState } from "./request-state.ts";

const paymentStatuses = ["paid", "unpaid"] as const;
type PaymentStatus = (typeof paymentStatuses)[number];

/** Sums over the charges of a request, in fils: every figure of its money follows from them. */
export type RequestMoney = {
  /** What was paid for what it bought. */
  appliedFils: Fils;
  /** What of that went back. */
  returnedFils: Fils;
  /** All that arrived, also what bought nothing. */
  capturedFils: Fils;
  /** All that went back: from the insurer, or from the bank of the card. */
  refundedFils: Fils;
};

/** What was paid for what a request bought, and what of that went back; in fils. */
export type SaleMoney = Pick<RequestMoney, "appliedFils" | "returnedFils">;

/** Follows the money of the sale, whatever the state (ruling P7). */
export function paymentStatus({ appliedFils, returnedFils }: SaleMoney): PaymentStatus {
  return appliedFils - returnedFils > 0 ? "paid" : "unpaid";
}

/** Nothing of what was paid stays: no policy came of it (ruling P19). */
const returnsAll: readonly RequestState[] = ["rejected", "cancelled", "refund_pending"];

/** Money that bought nothing, or all of a request that ended without a policy, until it was returned. */
export function returningFils(money: RequestMoney & { state: RequestState }): Fils {
  const { state, appliedFils, returnedFils, capturedFils, refundedFils } = money;
  const heldFils = capturedFils - refundedFils;
  const keptFils = returnsAll.includes(state) ? 0 : appliedFils - returnedFils;
  return Math.max(0, heldFils - keptFils);
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
