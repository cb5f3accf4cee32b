import { readPreferences, savePreferences } from "../../../contract/preferences.ts";
import { customerOf } from "../../http/access.ts";
import type { Api } from "../../http/api.ts";
import type { CustomerPreferences } from "./preferences.ts";

const success = { status: "success" } as const;

export const preferenceRoutes = (app: Api, preferences: CustomerPreferences) => {
  app.route({
    ...readPreferences,
    handler: async (request) => ({
      ...success,
      data: await preferences.read(customerOf(request)),
    }),
  });
  app.route({
    ...savePreferences,
    handler: async (request) => ({
      ...success,
      data: await preferences.save(customerOf(request), request.body),
    }),
  });
};
