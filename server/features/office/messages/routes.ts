import {
  changeMessage,
  listMessages,
  readMessage,
} from "../../../../contract/office/messages/routes.ts";
import type { Api } from "../../../http/api.ts";
import { actsOn } from "../writes/staff-act.ts";
import type { DeskMessages } from "./desk-messages.ts";

const { versionedActOf } = actsOn("message");
const success = { status: "success" } as const;

export const deskMessageRoutes = (app: Api, messages: DeskMessages) => {
  app.route({
    ...listMessages,
    handler: async (request) => ({ ...success, ...(await messages.list(request.query)) }),
  });
  app.route({
    ...readMessage,
    handler: async (request) => ({ ...success, data: await messages.read(request.params.id) }),
  });
  app.route({
    ...changeMessage,
    handler: async (request) => {
      const note = request.body.note.replaceAll("\0", "").trim();
      const change = { state: request.body.state, note };
      return { ...success, data: await messages.change(versionedActOf(request), change) };
    },
  });
};
