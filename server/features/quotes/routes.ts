import { listInsurers } from "../../../contract/insurers.ts";
import { readPlanDocument } from "../../../contract/plan-documents.ts";
import { listPackages, readEdition } from "../../../contract/quotes.ts";
import type { Api } from "../../http/api.ts";
import { cacheAnswers, FOREVER, sendJson } from "../../http/cached-answers.ts";
import { languageOf } from "../../http/language.ts";
import { Problem } from "../../http/problem.ts";
import type { SiteChanges } from "../../site-changes.ts";
import { type PlanPapers, planPaperHeaders } from "./plan-papers.ts";
import type { Quotes } from "./quotes.ts";
import { readQuery } from "./read-query.ts";

/** Answers without inputs: twelve addresses in two languages. */
const MAX_CACHED_ANSWERS = 24;

export const quoteRoutes = (
  app: Api,
  { quotes, papers }: { quotes: Quotes; papers: Pick<PlanPapers, "read"> },
  changes: SiteChanges,
) => {
  const vary = "Cookie, Accept-Language, Accept-Encoding";
  const send = cacheAnswers(changes, { vary }, MAX_CACHED_ANSWERS);

  app.route({
    ...listPackages,
    handler: (request, reply) => {
      const car = quotes.parseAddress(request.params);
      const day = quotes.today();
      const inputs = readQuery(request.query, day);
      const language = languageOf(request);
      const make = () => quotes.list(car, inputs, language);
      if (Object.keys(inputs).length > 0)
        return make().then((text) => sendJson(reply, { vary }, text));
      const key = [car.purchase, car.body, car.cylinders, language, day].join(" ");
      return send(request, reply, key, make);
    },
  });

  app.route({
    ...listInsurers,
    handler: async () => ({ status: "success" as const, data: await quotes.partners() }),
  });

  app.route({
    ...readEdition,
    handler: async (request, reply) => {
      const edition = await quotes.edition(request.params.digest);
      if (!edition) throw new Problem("quotes.unknownEdition", { field: "digest" });
      void reply.header("cache-control", FOREVER);
      return { status: "success" as const, data: edition };
    },
  });

  app.route({
    ...readPlanDocument,
    handler: async (request, reply) => {
      const { file, pdf } = await papers.read(request.params.digest);
      return reply.headers({ ...planPaperHeaders(file), "cache-control": FOREVER }).send(pdf);
    },
  });
};
