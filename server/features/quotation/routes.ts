import { makeQuotation } from "../../../contract/quotation.ts";
import type { Api } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import type { Quotations } from "./quotations.ts";

export const quotationRoutes = (app: Api, quotations: Quotations) => {
  app.route({
    ...makeQuotation,
    handler: async (request, reply) => {
      const language = request.body.language ?? languageOf(request);
      const { day, pdf } = await quotations.make(request.body, language, request.ip);
      return reply
        .headers({
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="mizalla-quotation-${day}.pdf"`,
          "cache-control": "no-store, private",
          "cross-origin-resource-policy": "same-origin",
        })
        .send(pdf);
    },
  });
};
