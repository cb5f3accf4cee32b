import {
  askJoin,
  listProofs,
  readJoins,
  separateClients,
} from "../../../../../contract/office/clients/joins.ts";
import type { Api } from "../../../../http/api.ts";
import { insideOf } from "../../../../http/staff-access.ts";
import type { Joining } from "./join-work.ts";

const success = { status: "success" } as const;

export const joiningRoutes = (app: Api, joining: Joining) => {
  app.route({
    ...readJoins,
    handler: async ({ params }) => ({ ...success, data: await joining.read(params.id) }),
  });
  app.route({
    ...listProofs,
    handler: async ({ params }) => ({
      ...success,
      data: await joining.proofs(params.id, params.other),
    }),
  });
  app.route({
    ...askJoin,
    handler: async (request) => ({
      ...success,
      data: await joining.ask(insideOf(request), request.params.id, request.body),
    }),
  });
  app.route({
    ...separateClients,
    handler: async (request) => {
      const { id, join } = request.params;
      return { ...success, data: await joining.separate(insideOf(request), id, join) };
    },
  });
};
