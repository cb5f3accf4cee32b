import { mayCause } from "../../../../domain/requests/may-cause.ts";
import { takesOffers } from "../../../../domain/requests/offer-state.ts";
import type { Offers } from "../../offers/offers.ts";
import type { RequestPart } from "../desk/request-part.ts";

export const createOffersPart = (offers: Pick<Offers, "listForDesk">): RequestPart<"offers"> => ({
  read: async ({ id }, { named }) => ({ offers: await offers.listForDesk(id, named) }),
  actions: ({ state }, { roles, isOwn }, part) => ({
    offer: isOwn && mayCause("offered", roles) && takesOffers(state, part.offers),
  }),
});
