import type { RequestEvent, RequestState } from "./request-state.ts";

export const offerStates = [
  "draft",
  "open",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
  "superseded",
  "bought",
  "lapsed",
] as const;
export type OfferState = (typeof offerStates)[number];

export const offerEvents = [
  "sent",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
  "superseded",
  "bought",
  "lapsed",
] as const;
export type OfferEvent = (typeof offerEvents)[number];

/** `superseded`: by new terms; `lapsed`: accepted, but no longer for sale before it was paid. */
export const offerTransitions: Record<OfferState, Partial<Record<OfferEvent, OfferState>>> = {
  draft: { sent: "open" },
  open: {
    accepted: "accepted",
    declined: "declined",
    withdrawn: "withdrawn",
    expired: "expired",
    superseded: "superseded",
  },
  accepted: { bought: "bought", lapsed: "lapsed", superseded: "superseded" },
  declined: {},
  withdrawn: {},
  expired: {},
  superseded: {},
  bought: {},
  lapsed: {},
};

export function nextOfferState(state: OfferState, event: OfferEvent): OfferState | undefined {
  return offerTransitions[state][event];
}

/** Can still be bought, as far as its state says. */
export const liveOfferStates = ["open", "accepted"] as const satisfies OfferState[];

export function isLiveOffer(state: OfferState): boolean {
  return liveOfferStates.some((live) => live === state);
}

type Ending = Partial<Record<"open" | "accepted", OfferEvent>>;

/** What happens to the offers of a request when the request itself moves. */
const endings: Partial<Record<RequestEvent, Ending>> = {
  paymentConfirmed: { open: "expired", accepted: "bought" },
  customerCancelled: { open: "declined", accepted: "lapsed" },
  cancelledByStaff: { open: "withdrawn", accepted: "lapsed" },
  cancelTookEffect: { open: "declined", accepted: "lapsed" },
  expired: { open: "expired", accepted: "lapsed" },
  rejected: { open: "withdrawn", accepted: "lapsed" },
};

export const offersAfter = (event: RequestEvent): Ending | undefined => endings[event];

/** Why nothing is left to accept or to pay. */
export const offersEndedBy = ["expired", "withdrawn", "declined", "changed"] as const;
export type OffersEndedBy = (typeof offersEndedBy)[number];

/**
 * Ruling P20, decided by the offers that are left. `end`: back to a lead; `askAgain`: what was
 * accepted is gone, but others are open.
 */
export function standingAfter(
  state: RequestState,
  offers: readonly { state: OfferState }[],
): "stay" | "end" | "askAgain" {
  const has = (wanted: OfferState) => offers.some((offer) => offer.state === wanted);
  if (state === "offered") return has("open") ? "stay" : "end";
  if (state !== "awaiting_payment" || has("accepted")) return "stay";
  return has("open") ? "askAgain" : "end";
}

/** Paid for, ended or priced online, a request needs no offer. */
export function takesOffers(
  state: RequestState,
  offers: readonly { state: OfferState }[],
): boolean {
  if (state === "lead" || state === "offered") return true;
  return state === "awaiting_payment" && offers.some((offer) => isLiveOffer(offer.state));
}
