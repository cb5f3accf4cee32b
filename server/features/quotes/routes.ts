import { listInsurers } from "../../../contract/insurers.ts";
import { listPackages } from "../../../contract/quotes.ts";
import type { Api } from "../../http/api.ts";
import { cacheAnswers } from "../../http/cached-answers.ts";
import { languageOf } from "../../http/language.ts";
import type { SiteChanges } from "../../site-changes.ts";
import type { Quotes } from "./quotes.ts";

/** Twelve addresses in two languages. */
const MAX_CACHED_ANSWERS = 24;

export const quoteRoutes = (app: Api, quotes: Quotes, changes: SiteChanges) => {
  const vary = "Cookie, Accept-Language, Accept-Encoding";
  const send = cacheAnswers(changes, { vary }, MAX_CACHED_ANSWERS);

  app.route({
    ...listPackages,
    handler: (request, reply) => {
      const wanted = quotes.parseAddress(request.params);
      const language = languageOf(request);
      const key = [wanted.purchase, wanted.body, wanted.cylinders, language].join(" ");
      const make = async () => ({
        status: "success" as const,
        data: await quotes.list(wanted, language),
      });
      return send(request, reply, key, make);
    },
  });

  app.route({
    ...listInsurers,
    handler: async () => ({ status: "success" as const, data: await quotes.insurers() }),
  });
};
