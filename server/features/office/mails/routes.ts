import { sendMailAgain } from "../../../../contract/office/mails/routes.ts";
import type { Api } from "../../../http/api.ts";
import { actOf } from "../writes/staff-act.ts";
import type { Mails } from "./mails.ts";

export const mailRoutes = (app: Api, mails: Mails) => {
  app.route({
    ...sendMailAgain,
    handler: async (request) => ({
      status: "success" as const,
      data: await mails.sendAgain(actOf(request), request.params.mailId),
    }),
  });
};
