import { readClient } from "../../../../contract/office/clients/one.ts";
import type { Api } from "../../../http/api.ts";
import type { Clients } from "./clients.ts";

const success = { status: "success" } as const;

export const clientRoutes = (app: Api, clients: Clients) => {
  app.route({
    ...readClient,
    handler: async (request) => ({ ...success, data: await clients.read(request.params.id) }),
  });
};
