/** Where an insurance request stands (ruling P7). */
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
  "paymentNoticed",
  "paymentConfirmed",
  "paymentFailed",
  "customerCancelled",
  "cancelledByStaff",
  "cancelTookEffect",
  "rejected",
  "policyIssued",
  "refundRequested",
  "refunded",
] as const;
export type RequestEvent = (typeof requestEvents)[number];

const cancellable = { customerCancelled: "cancelled", cancelledByStaff: "cancelled" } as const;

/**
 * The life of a request, in one place: the dashboard offers what this allows, the API refuses the
 * rest. While a payment is being verified a wish to cancel is only noted (see `mayCancel`) and becomes
 * `cancelTookEffect` once the gateway says that nothing was paid.
 */
export const requestTransitions: Record<
  RequestState,
  Partial<Record<RequestEvent, RequestState>>
> = {
  submitted: { priced: "awaiting_payment", becameLead: "lead", ...cancellable },
  lead: { offered: "offered", rejected: "rejected", ...cancellable },
  offered: { offerAccepted: "awaiting_payment", rejected: "rejected", ...cancellable },
  awaiting_payment: { paymentNoticed: "verifying_payment", ...cancellable },
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

/** The state an event leads to, undefined where it is not allowed. */
export function nextState(state: RequestState, event: RequestEvent): RequestState | undefined {
  return requestTransitions[state][event];
}

/** Ruling P7: the customer may edit until a payment is being verified. */
export function mayEdit(state: RequestState): boolean {
  return ["submitted", "lead", "offered", "awaiting_payment"].includes(state);
}

/** "now", "whenNotPaid" (note the wish as `cancelAsked`), or undefined when it is too late. */
export function mayCancel(state: RequestState): "now" | "whenNotPaid" | undefined {
  if (nextState(state, "customerCancelled")) return "now";
  return state === "verifying_payment" ? "whenNotPaid" : undefined;
}

/** A payment is started, or retried after an attempt that was not paid, only from here (ruling P7). */
export function mayPay(state: RequestState): boolean {
  return state === "offered" || state === "awaiting_payment";
}

/** Money back is asked for after a sale, or where money arrived although nothing was sold. */
export function mayRequestRefund(state: RequestState, moneyArrived: boolean): boolean {
  return moneyArrived && nextState(state, "refundRequested") !== undefined;
}
