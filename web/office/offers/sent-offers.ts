import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import { needsReason, needsReference } from "../../../domain/offers/compare-price.ts";

type Sending = Pick<DeskOffer, "id" | "state" | "approval">;

/** Of what was sent: which reached the customer, and which wait for a second person. */
export function outcomeOf<Offer extends Sending>(
  before: readonly Sending[],
  after: readonly Offer[],
): { went: Offer[]; waiting: Offer[] } {
  const earlier = (offer: Sending) => before.find(({ id }) => id === offer.id);
  return {
    went: after.filter((offer) => offer.state === "open" && earlier(offer)?.state !== "open"),
    waiting: after.filter(
      (offer) => offer.approval !== null && offer.approval !== earlier(offer)?.approval,
    ),
  };
}

type Draft = Pick<
  DeskOffer,
  "state" | "approval" | "why" | "validUntil" | "doubts" | "insurerRef" | "priceReason"
>;

export const isWaiting = ({ state, approval }: Pick<DeskOffer, "state" | "approval">): boolean =>
  state === "draft" && approval !== null;

/** A draft that lacks something, or waits, is not sent with others. @param today in Dubai */
export const isSendable = (draft: Draft, today: string): boolean =>
  draft.state === "draft" &&
  draft.approval === null &&
  draft.why !== "" &&
  draft.validUntil >= today &&
  !(needsReference(draft.doubts) && draft.insurerRef === "") &&
  !(needsReason(draft.doubts) && draft.priceReason === "");
