import { reportPageSpeed } from "../../../contract/page-speed.ts";
import { recordVisit } from "../../../contract/visits.ts";
import type { Api } from "../../http/api.ts";
import type { PageCounts } from "./page-counts.ts";

/** A page's name and three numbers. */
const bodyLimit = 1024;

export const pageCountRoutes = (app: Api, counts: PageCounts) => {
  app.route({
    ...recordVisit,
    bodyLimit,
    handler: async (request, reply) => {
      counts.visit(request.body.page);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...reportPageSpeed,
    bodyLimit,
    handler: async (request, reply) => {
      counts.load(request.body);
      return reply.code(204).send(null);
    },
  });

  const writing = counts.start((error) => app.log.error({ err: error }, "page counts"));
  app.addHook("onClose", writing.stop);
};
