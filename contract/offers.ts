import * as z from "zod/mini";
import { Fail, refusals } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { Offer } from "./offer.ts";
import { RequestParams } from "./request-params.ts";
import { RequestDetails } from "./requests.ts";
import { route } from "./route.ts";

const tags = ["offers"] as const;
const params = z.extend(RequestParams, { offerId: text(60) });

/** `offer`: the terms of now, or the offer that was accepted before; null where there are none. */
export const OfferRefused = z.extend(Fail, { offer: z.optional(z.nullable(Offer)) });

// A function, because browsers would keep the object.
const answers = () => ({
  200: z.object({ status: z.literal("success"), data: RequestDetails }),
  ...refusals,
  409: OfferRefused,
});

export const listOffers = route({
  method: "GET",
  url: "/api/carins/insurance-requests/:id/offers",
  config: { access: "customer" },
  schema: {
    summary: "The offers that were made for a request, the newest last",
    tags,
    params: RequestParams,
    response: {
      200: z.object({ status: z.literal("success"), data: z.array(Offer) }),
      ...refusals,
    },
  },
});

export const acceptOffer = route({
  method: "POST",
  url: "/api/carins/insurance-requests/:id/offers/:offerId/accept",
  config: { access: "customer" },
  schema: {
    summary: "Accept an offer in the version that was read; its price is then paid like any other",
    tags,
    params,
    body: z.object({
      version: z.number(),
      /** The accepted offer that this one takes the place of. */
      insteadOf: z.optional(z.nullable(text(60))),
    }),
    response: answers(),
  },
});

export const declineOffer = route({
  method: "POST",
  url: "/api/carins/insurance-requests/:id/offers/:offerId/decline",
  config: { access: "customer" },
  schema: { summary: "Decline an open offer", tags, params, response: answers() },
});
