import { offersAfter } from "../../../domain/requests/offer-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { RequestMove } from "../../records/requests/followers.ts";
import { voidApprovalsOfIn } from "../../records/approvals/approvals-store.ts";
import { moveOfferIn, offersIn } from "../../records/offers/offers-store.ts";

/** The offers of a request that ended or was paid end with it, or are bought. */
export const followRequestIn = async (
  tx: Transaction,
  { requestId, event, by, at }: RequestMove,
) => {
  const ending = offersAfter(event);
  if (!ending) return;
  const offers = await offersIn(tx, requestId);
  const drafts = offers.filter(({ state }) => state === "draft").map(({ id }) => id);
  await voidApprovalsOfIn(tx, "offer", drafts, "impossible", by, at);
  for (const offer of offers) {
    const step = offer.state === "open" || offer.state === "accepted" ? ending[offer.state] : null;
    if (step) await moveOfferIn(tx, offer, step, by, at);
  }
};
