import type { Fils } from "../money.ts";
import type { RequestEvent, RequestState } from "../requests/request-state.ts";
import {
  isOpenRefund,
  isRunningRefund,
  type RefundEvent,
  type RefundState,
} from "./refund-state.ts";
import type { RefundReason } from "./refund-terms.ts";

type Case = { state: RefundState; reason: RefundReason };

export type RefundedRequest = {
  state: RequestState;
  /** All of the request, after the event. */
  refunds: readonly Case[];
  /** What arrived and has not gone back, in fils. */
  heldFils: Fils;
  /** What no refund covers, in fils. */
  uncoveredFils: Fils;
};

export const isEndedWithoutPolicy = (state: RequestState | null) =>
  state === "rejected" || state === "cancelled";

/**
 * What an event of one refund means for its request (ruling P19). A sale stays while a surplus or a
 * part of it goes back; of an issued policy only one that is void from its start brings all back.
 */
export function requestEventAfter(
  event: RefundEvent,
  { state, refunds, heldFils, uncoveredFils }: RefundedRequest,
): Extract<RequestEvent, "refundRequested" | "refunded" | "refundVoided"> | undefined {
  const running = refunds.filter((one) => isRunningRefund(one.state));
  if (state === "refund_pending") {
    if (heldFils === 0 && !refunds.some((one) => isOpenRefund(one.state))) return "refunded";
    return event === "void" && running.length === 0 ? "refundVoided" : undefined;
  }
  if (event !== "approve") return undefined;
  if (isEndedWithoutPolicy(state)) return "refundRequested";
  const isAll = uncoveredFils === 0 && running.length > 0;
  if (state === "paid") return isAll ? "refundRequested" : undefined;
  const isVoid = running.some(({ reason }) => reason === "policyVoid");
  return state === "issued" && isAll && isVoid ? "refundRequested" : undefined;
}

type Payment = { isApplied: boolean; leftFils: Fils };

/**
 * What the system proposes of one payment, in fils: money that bought nothing, or whose request ended
 * without a policy, always has somebody who sends it back (ruling P19).
 */
export const owedFils = (endsWithoutPolicy: boolean, { isApplied, leftFils }: Payment): Fils =>
  endsWithoutPolicy || !isApplied ? leftFils : 0;
