import {
  listColleagues,
  listNotices,
  readAway,
  readNotice,
  setAway,
} from "../../../../contract/office/desk/colleagues.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import type { Presence } from "./away.ts";

const success = { status: "success" } as const;

export const colleagueRoutes = (app: Api, presence: Presence) => {
  app.route({
    ...readAway,
    handler: async (request) => ({
      ...success,
      data: await presence.awaySince(insideOf(request)),
    }),
  });
  app.route({
    ...setAway,
    handler: async (request) => ({
      ...success,
      data: await presence.setAway(insideOf(request), request.body.isAway),
    }),
  });
  app.route({
    ...listColleagues,
    handler: async (request) => ({
      ...success,
      data: await presence.colleagues(insideOf(request)),
    }),
  });
  app.route({
    ...listNotices,
    handler: async (request) => ({ ...success, data: await presence.notices(insideOf(request)) }),
  });
  app.route({
    ...readNotice,
    handler: async (request) => {
      await presence.readNotice(insideOf(request), request.params.id);
      return success;
    },
  });
};
