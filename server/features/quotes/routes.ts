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
import type { ShownPrices } from "./shown-prices.ts";
import { readQuery } from "./read-query.ts";

/** Answers without inputs: twelve addresses in two languages. */
const MAX_CACHED_ANSWERS = 24;

export const quoteRoutes = (
  app: Api,
  {
    quotes,
    papers,
    show,
  }: {
    quotes: Quotes;
    papers: Pick<PlanPapers, "read">;
    /** Counts the prices of an answer that was sent. */
    show: (prices: ShownPrices, day: string) => void;
  },
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
      const make = async () => {
        const { text, shown } = await quotes.list(car, inputs, language);
        return { content: text, onSend: () => show(shown, day) };
      };
      if (Object.keys(inputs).length > 0)
        return make().then(async ({ content, onSend }) => {
          await sendJson(reply, { vary }, content);
          if (request.method !== "HEAD") onSend();
        });
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
