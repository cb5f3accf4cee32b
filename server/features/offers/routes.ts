import { languageOf } from "../../http/language.ts";
import { acceptOffer, declineOffer, listOffers } from "../../../contract/offers.ts";
import { customerOf } from "../../http/access.ts";
import type { Api } from "../../http/api.ts";
import { refuseForeign } from "../../http/refuse-foreign.ts";
import type { Requests } from "../requests/requests.ts";
import type { Offers } from "./offers.ts";

const status = "success" as const;

export const offerRoutes = (
  app: Api,
  offers: Offers,
  requests: Pick<Requests, "isOwn" | "read">,
) => {
  const onRequest = refuseForeign(requests.isOwn);

  app.route({
    ...listOffers,
    onRequest,
    handler: async (request) => {
      const [customer, { id }] = [customerOf(request), request.params];
      const { offers: listed } = await requests.read(customer, id, languageOf(request));
      return { status, data: listed };
    },
  });

  app.route({
    ...acceptOffer,
    onRequest,
    handler: async (request) => {
      const [customer, { id, offerId }] = [customerOf(request), request.params];
      const { version, insteadOf = null } = request.body;
      const language = languageOf(request);
      await offers.accept({ customer, language }, id, { offerId, version, insteadOf });
      return { status, data: await requests.read(customer, id, language) };
    },
  });

  app.route({
    ...declineOffer,
    onRequest,
    handler: async (request) => {
      const [customer, { id, offerId }] = [customerOf(request), request.params];
      await offers.decline(customer, id, offerId);
      return { status, data: await requests.read(customer, id, languageOf(request)) };
    },
  });
};
