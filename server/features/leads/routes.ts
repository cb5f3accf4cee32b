import { leaveMessage } from "../../../contract/leads.ts";
import type { Api } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import type { Leads } from "./leads.ts";

export const leadRoutes = (app: Api, leads: Leads) => {
  app.route({
    ...leaveMessage,
    handler: async (request, reply) => {
      await leads.leaveMessage(request.body, languageOf(request), request.ip);
      return reply.code(201).send({ status: "success" });
    },
  });
};
