import type { Fils } from "../money.ts";

const paymentStatuses = ["paid", "unpaid"] as const;
type PaymentStatus = (typeof paymentStatuses)[number];

/** By money, whatever the state (ruling P7). */
export function paymentStatus(money: { capturedFils: Fils; refundedFils: Fils }): PaymentStatus {
  return money.capturedFils - money.refundedFils > 0 ? "paid" : "unpaid";
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
