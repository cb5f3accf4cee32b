import { readNavigation } from "../../../contract/navigation.ts";
import type { Api } from "../../http/api.ts";
import { cacheAnswers } from "../../http/cached-answers.ts";
import type { SiteChanges } from "../../site-changes.ts";
import type { Navigation } from "./navigation.ts";

export const navigationRoutes = (app: Api, navigation: Navigation, changes: SiteChanges) => {
  const send = cacheAnswers(changes, { vary: "Accept-Encoding" }, 1);
  app.route({
    ...readNavigation,
    handler: (request, reply) => {
      const make = async () => ({
        content: { status: "success" as const, data: await navigation.read() },
      });
      return send(request, reply, "", make);
    },
  });
};
