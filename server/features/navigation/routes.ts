import { readNavigation } from "../../../contract/navigation.ts";
import type { Api } from "../../http/api.ts";
import type { Navigation } from "./navigation.ts";

export const navigationRoutes = (app: Api, navigation: Navigation) => {
  app.route({
    ...readNavigation,
    handler: async () => ({ status: "success" as const, data: await navigation.read() }),
  });
};
