import {
  changeOffer,
  makeOffer,
  readOfferPlans,
  sendOffers,
  withdrawOffer,
} from "../../../../contract/office/offers.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import type { OfferWork } from "./offer-work.ts";

const status = "success" as const;

export const officeOfferRoutes = (app: Api, work: OfferWork) => {
  app.route({
    ...readOfferPlans,
    handler: async (request) => ({ status, data: await work.plans(request.params.id) }),
  });
  app.route({
    ...makeOffer,
    handler: async (request) => ({
      status,
      data: await work.make(insideOf(request), request.params.id, request.body),
    }),
  });
  app.route({
    ...changeOffer,
    handler: async (request) => {
      const { id, offerId } = request.params;
      return { status, data: await work.change(insideOf(request), id, offerId, request.body) };
    },
  });
  app.route({
    ...sendOffers,
    handler: async (request) => {
      const { version, offers } = request.body;
      return {
        status,
        data: await work.send(insideOf(request), request.params.id, version, offers),
      };
    },
  });
  app.route({
    ...withdrawOffer,
    handler: async (request) => {
      const { id, offerId } = request.params;
      const { version } = request.body;
      return { status, data: await work.withdraw(insideOf(request), id, version, offerId) };
    },
  });
};
