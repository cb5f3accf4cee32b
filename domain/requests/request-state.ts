export const requestStates = [
  "submitted",
  "lead",
  "offered",
  "awaiting_payment",
  "verifying_payment",
  "paid",
  "issued",
  "rejected",
  "cancelled",
  "refund_pending",
  "refunded",
] as const;
export type RequestState = (typeof requestStates)[number];

export const requestEvents = [
  "priced",
  "becameLead",
  "offered",
  "offerAccepted",
  "offersEnded",
  "paymentNoticed",
  "paymentConfirmed",
  "paymentFailed",
  "customerCancelled",
  "cancelledByStaff",
  "cancelTookEffect",
  "expired",
  "rejected",
  "policyIssued",
  "refundRequested",
  "refunded",
  "refundVoided",
] as const;
export type RequestEvent = (typeof requestEvents)[number];

const cancellable = { customerCancelled: "cancelled", cancelledByStaff: "cancelled" } as const;

/**
 * Ruling P7. `cancelTookEffect`: a cancellation noted during `verifying_payment`; `expired` and
 * `offersEnded` (from `awaiting_payment` only where an offer was accepted): P20.
 */
export const requestTransitions: Record<
  RequestState,
  Partial<Record<RequestEvent, RequestState>>
> = {
  submitted: { priced: "awaiting_payment", becameLead: "lead", ...cancellable },
  lead: { offered: "offered", rejected: "rejected", ...cancellable },
  offered: {
    offerAccepted: "awaiting_payment",
    offersEnded: "lead",
    rejected: "rejected",
    ...cancellable,
  },
  awaiting_payment: {
    paymentNoticed: "verifying_payment",
    offersEnded: "lead",
    expired: "cancelled",
    ...cancellable,
  },
  verifying_payment: {
    paymentConfirmed: "paid",
    paymentFailed: "awaiting_payment",
    cancelTookEffect: "cancelled",
  },
  paid: { policyIssued: "issued", rejected: "rejected", refundRequested: "refund_pending" },
  issued: { refundRequested: "refund_pending" },
  rejected: { refundRequested: "refund_pending" },
  cancelled: { refundRequested: "refund_pending" },
  refund_pending: { refunded: "refunded" },
  refunded: {},
};

/** Where a refund may begin; `refundVoided` leads back there (ruling P19). */
export const statesBeforeRefund = [
  "paid",
  "issued",
  "rejected",
  "cancelled",
] as const satisfies RequestState[];
export type StateBeforeRefund = (typeof statesBeforeRefund)[number];

/** `before`: the state that a refund began in, for `refundVoided`. */
export function nextState(
  state: RequestState,
  event: RequestEvent,
  before?: StateBeforeRefund,
): RequestState | undefined {
  if (event === "refundVoided") return state === "refund_pending" ? before : undefined;
  return requestTransitions[state][event];
}

export function mayEdit(state: RequestState): boolean {
  return ["submitted", "lead", "offered", "awaiting_payment"].includes(state);
}

export function mayCancel(state: RequestState): "now" | "whenNotPaid" | undefined {
  if (nextState(state, "customerCancelled")) return "now";
  return state === "verifying_payment" ? "whenNotPaid" : undefined;
}

/** Also after an attempt that was not paid (ruling P7). An offer has to be accepted first. */
export const payableStates = ["awaiting_payment"] as const satisfies RequestState[];

export function mayPay(state: RequestState): boolean {
  return payableStates.some((payable) => payable === state);
}

/** Also again, for a correction. */
export function mayRecordPolicy(state: RequestState): boolean {
  return state === "paid" || state === "issued";
}

/** Requests that ended without a policy: nobody will pay these any more. */
export const endedStates = [
  "rejected",
  "cancelled",
  "refund_pending",
  "refunded",
] as const satisfies RequestState[];
