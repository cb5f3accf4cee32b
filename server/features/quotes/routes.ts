import { listInsurers } from "../../../contract/insurers.ts";
import { listPackages } from "../../../contract/quotes.ts";
import type { Api } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import type { Quotes } from "./quotes.ts";

export const quoteRoutes = (app: Api, quotes: Quotes) => {
  app.route({
    ...listPackages,
    handler: async (request) => ({
      status: "success" as const,
      data: await quotes.list(request.params, languageOf(request)),
    }),
  });

  app.route({
    ...listInsurers,
    handler: async () => ({ status: "success" as const, data: await quotes.insurers() }),
  });
};
