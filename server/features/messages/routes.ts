import { leaveMessage } from "../../../contract/messages.ts";
import type { Api } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import type { Messages } from "./messages.ts";

export const messageRoutes = (app: Api, messages: Messages) => {
  app.route({
    ...leaveMessage,
    handler: async (request, reply) => {
      await messages.leaveMessage(request.body, languageOf(request), request.ip);
      return reply.code(201).send({ status: "success" });
    },
  });
};
