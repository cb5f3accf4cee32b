import { listClients } from "../../../../contract/office/clients/list.ts";
import { readClient } from "../../../../contract/office/clients/one.ts";
import { listTimeline } from "../../../../contract/office/clients/timeline.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import type { Clients } from "./clients.ts";
import type { Finding } from "./finding.ts";

const success = { status: "success" } as const;

export const clientRoutes = (app: Api, clients: Clients, finding: Finding) => {
  app.route({
    ...listClients,
    handler: async (request) => ({
      ...success,
      ...(await finding.list(insideOf(request), request.query)),
    }),
  });
  app.route({
    ...readClient,
    handler: async (request) => ({
      ...success,
      data: await clients.read(insideOf(request), request.params.id),
    }),
  });
  app.route({
    ...listTimeline,
    handler: async (request) => ({
      ...success,
      ...(await clients.timeline(insideOf(request), request.params.id, request.query)),
    }),
  });
};
