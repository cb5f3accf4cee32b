import type { RefundState } from "./refund-state.ts";
import type { RefundWay } from "./refund-terms.ts";

export const refundTurns = ["admin", "agent", "customer", "insurer", "bank"] as const;
/** Who has to do the next thing; `bank` decides a card dispute. */
export type RefundTurn = (typeof refundTurns)[number];

export type WaitingRefund = {
  state: RefundState;
  way: RefundWay;
  hasIban: boolean;
  /** The insurer asks for a certificate of the account that has not come. */
  isCertificateMissing: boolean;
  isDisputed: boolean;
};

export const refundNeeds = ["iban", "certificate"] as const;
export type RefundNeed = (typeof refundNeeds)[number];

/** What the customer still has to send before the insurer can be asked. */
export const neededForRefund = ({
  way,
  hasIban,
  isCertificateMissing,
}: Pick<WaitingRefund, "way" | "hasIban" | "isCertificateMissing">): RefundNeed[] => {
  if (way !== "transfer") return [];
  return [
    ...(hasIban ? [] : (["iban"] as const)),
    ...(isCertificateMissing ? (["certificate"] as const) : []),
  ];
};

/** Null once it has ended. */
export function turnOfRefund(refund: WaitingRefund): RefundTurn | null {
  const { state, isDisputed } = refund;
  if (state === "proposed") return "admin";
  if (state !== "approved" && state !== "sent" && state !== "failed") return null;
  if (isDisputed) return "bank";
  if (state === "sent") return "insurer";
  return neededForRefund(refund).length > 0 ? "customer" : "agent";
}

/** Everything is there to ask the insurer. */
export const maySendRefund = (refund: WaitingRefund): boolean => turnOfRefund(refund) === "agent";
