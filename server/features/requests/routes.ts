import { languageOf } from "../../http/language.ts";
import { listKnownVehicles } from "../../../contract/known-vehicles.ts";
import {
  cancelRequest,
  editRequest,
  listRequests,
  readRequest,
} from "../../../contract/requests.ts";
import { buyInsurance, renewInsurance } from "../../../contract/sends.ts";
import { customerOf } from "../../http/access.ts";
import type { Api } from "../../http/api.ts";
import { refuseForeign } from "../../http/refuse-foreign.ts";
import { refuseVisitorWithoutForm } from "./send/refuse-visitor.ts";
import type { Requests } from "./requests.ts";

const status = "success" as const;

export const requestRoutes = (app: Api, requests: Requests) => {
  const onRequest = refuseForeign(requests.isOwn);

  app.route({
    ...renewInsurance,
    onRequest: refuseVisitorWithoutForm,
    handler: (request) => requests.send(request, "renew"),
  });

  app.route({
    ...buyInsurance,
    onRequest: refuseVisitorWithoutForm,
    handler: (request) => requests.send(request, "new"),
  });

  app.route({
    ...listRequests,
    handler: async (request) => ({
      status,
      ...(await requests.list(customerOf(request), request.query, languageOf(request))),
    }),
  });

  app.route({
    ...listKnownVehicles,
    handler: async (request) => ({
      status,
      data: await requests.knownVehicles(customerOf(request)),
    }),
  });

  app.route({
    ...readRequest,
    onRequest,
    handler: async (request) => ({
      status,
      data: await requests.read(customerOf(request), request.params.id, languageOf(request)),
    }),
  });

  app.route({
    ...editRequest,
    onRequest,
    handler: async (request) => ({
      status,
      data: await requests.edit(request, request.params.id),
    }),
  });

  app.route({
    ...cancelRequest,
    onRequest,
    handler: async (request) => ({
      status,
      ...(await requests.cancel(customerOf(request), request.params.id, languageOf(request))),
    }),
  });
};
