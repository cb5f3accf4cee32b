import { recordVisit } from "../../../contract/visits.ts";
import type { Api } from "../../http/api.ts";
import type { Visits } from "./visits.ts";

export const visitRoutes = (app: Api, visits: Visits) => {
  app.route({
    ...recordVisit,
    bodyLimit: 1024,
    handler: async (request, reply) => {
      await visits.record(request.body.page);
      return reply.code(204).send(null);
    },
  });
};
