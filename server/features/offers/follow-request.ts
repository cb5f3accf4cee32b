import { offersAfter } from "../../../domain/requests/offer-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { RequestMove } from "../../records/requests/followers.ts";
import { moveOfferIn, offersIn } from "../../records/offers/offers-store.ts";

/** The offers of a request that ended or was paid end with it, or are bought. */
export const followRequestIn = async (
  tx: Transaction,
  { requestId, event, by, at }: RequestMove,
) => {
  const ending = offersAfter(event);
  if (!ending) return;
  for (const offer of await offersIn(tx, requestId)) {
    const step = offer.state === "open" || offer.state === "accepted" ? ending[offer.state] : null;
    if (step) await moveOfferIn(tx, offer, step, by, at);
  }
};
