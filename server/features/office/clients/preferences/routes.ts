import {
  readClientPreferences,
  recordClientPreferences,
} from "../../../../../contract/office/clients/preferences.ts";
import type { Api } from "../../../../http/api.ts";
import { insideOf } from "../../../../http/staff-access.ts";
import type { ClientPreferences } from "./preferences.ts";

const success = { status: "success" } as const;

export const clientPreferenceRoutes = (app: Api, preferences: ClientPreferences) => {
  app.route({
    ...readClientPreferences,
    handler: async (request) => ({
      ...success,
      data: await preferences.read(request.params.id),
    }),
  });
  app.route({
    ...recordClientPreferences,
    handler: async (request) => ({
      ...success,
      data: await preferences.record(insideOf(request), request.params.id, request.body),
    }),
  });
};
