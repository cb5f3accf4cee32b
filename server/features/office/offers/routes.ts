import {
  changeOffer,
  checkOffer,
  makeOffer,
  readOfferPlans,
  sendOffers,
  withdrawOffer,
} from "../../../../contract/office/offers/routes.ts";
import type { Api } from "../../../http/api.ts";
import { actOf, versionedActOf } from "../writes/staff-act.ts";
import type { OfferWork } from "./offer-work.ts";

const status = "success" as const;

export const officeOfferRoutes = (app: Api, work: OfferWork) => {
  app.route({
    ...readOfferPlans,
    handler: async (request) => ({ status, data: await work.plans(actOf(request)) }),
  });
  app.route({
    ...checkOffer,
    handler: async (request) => ({
      status,
      data: await work.check(actOf(request), request.body.terms),
    }),
  });
  app.route({
    ...makeOffer,
    handler: async (request) => ({
      status,
      data: await work.make(versionedActOf(request), request.body),
    }),
  });
  app.route({
    ...changeOffer,
    handler: async (request) => {
      const { offerId } = request.params;
      return { status, data: await work.change(versionedActOf(request), offerId, request.body) };
    },
  });
  app.route({
    ...sendOffers,
    handler: async (request) => ({
      status,
      data: await work.send(versionedActOf(request), request.body.offers),
    }),
  });
  app.route({
    ...withdrawOffer,
    handler: async (request) => ({
      status,
      data: await work.withdraw(versionedActOf(request), request.params.offerId),
    }),
  });
};
