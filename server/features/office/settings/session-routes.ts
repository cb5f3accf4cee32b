import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from "../../../../contract/office/settings/sessions.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf, staffTokenOf } from "../../../http/staff-access.ts";
import type { OwnSessions } from "../access/own-sessions.ts";

const status = "success" as const;

export const ownSessionRoutes = (app: Api, sessions: OwnSessions) => {
  const whoOf = (request: Parameters<typeof staffTokenOf>[0]) =>
    [insideOf(request), staffTokenOf(request) ?? ""] as const;

  app.route({
    ...listOwnSessions,
    handler: async (request) => ({ status, data: await sessions.list(...whoOf(request)) }),
  });

  app.route({
    ...endOwnSession,
    handler: async (request) => ({
      status,
      data: await sessions.end(...whoOf(request), request.params.id),
    }),
  });

  app.route({
    ...endOtherSessions,
    handler: async (request) => ({ status, data: await sessions.endOthers(...whoOf(request)) }),
  });
};
