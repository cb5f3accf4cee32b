import { sendMailAgain } from "../../../../contract/office/progress-actions.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import type { Mails } from "./mails.ts";

export const mailRoutes = (app: Api, mails: Mails) => {
  app.route({
    ...sendMailAgain,
    handler: async (request) => {
      const { id, mailId } = request.params;
      return {
        status: "success" as const,
        data: await mails.sendAgain(insideOf(request), id, mailId),
      };
    },
  });
};
