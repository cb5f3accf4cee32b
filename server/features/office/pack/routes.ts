import { downloadFiles } from "../../../../contract/office/progress-actions.ts";
import type { Api } from "../../../http/api.ts";
import { languageOf } from "../../../http/language.ts";
import { actOf } from "../writes/staff-act.ts";
import type { Pack } from "./pack.ts";

export const packRoutes = (app: Api, pack: Pack) => {
  app.route({
    ...downloadFiles,
    // It would write down what nobody saw.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { name, zip } = await pack.open(actOf(request), languageOf(request));
      return reply
        .headers({
          "content-type": "application/zip",
          "content-disposition": `attachment; filename="${name}"`,
          "cache-control": "no-store",
        })
        .send(zip);
    },
  });
};
