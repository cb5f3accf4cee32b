import {
  askErasure,
  exportClient,
  readErasure,
} from "../../../../../contract/office/clients/data.ts";
import type { Api } from "../../../../http/api.ts";
import { insideOf } from "../../../../http/staff-access.ts";
import type { Erasure } from "./erasure.ts";
import type { Export } from "./export.ts";

const success = { status: "success" } as const;

const types = { json: "application/json; charset=utf-8", pdf: "application/pdf" } as const;

export const clientDataRoutes = (app: Api, erasure: Erasure, exported: Export) => {
  app.route({
    ...readErasure,
    handler: async ({ params }) => ({ ...success, data: await erasure.read(params.id) }),
  });
  app.route({
    ...askErasure,
    handler: async (request) => ({
      ...success,
      data: await erasure.ask(insideOf(request), request.params.id, request.body.how),
    }),
  });
  app.route({
    ...exportClient,
    handler: async (request, reply) => {
      const { format } = request.body;
      const file = await exported(insideOf(request), request.params.id, format);
      return reply
        .headers({
          "content-type": types[format],
          "content-disposition": `attachment; filename="client-data.${format}"`,
          "cache-control": "no-store",
        })
        .send(file);
    },
  });
};
