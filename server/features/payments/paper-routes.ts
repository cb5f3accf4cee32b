import {
  readBlankLetter,
  readCancellationLetter,
  readPaymentSummary,
  readReminder,
} from "../../../contract/payments.ts";
import { customerOf } from "../../http/access.ts";
import type { Api } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import { refuseForeign } from "../../http/refuse-foreign.ts";
import type { PaymentPapers } from "./payment-papers.ts";
import type { Payments } from "./payments.ts";

const headersOf = (type: string, name: string) => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${name}"`,
  "cache-control": "no-store, private",
  "cross-origin-resource-policy": "same-origin",
});

/** Links that a browser follows: `lang` in the URL goes before the caller's own language. */
export const paperRoutes = (
  app: Api,
  papers: PaymentPapers,
  { isOwn }: Pick<Payments, "isOwn">,
) => {
  const onRequest = refuseForeign(isOwn);

  app.route({
    ...readPaymentSummary,
    onRequest,
    handler: async (request, reply) => {
      const language = request.query.lang ?? languageOf(request);
      const { number, pdf } = await papers.summary(
        customerOf(request),
        request.params.id,
        language,
      );
      return reply.headers(headersOf("application/pdf", `mizalla-${number}.pdf`)).send(pdf);
    },
  });

  app.route({
    ...readReminder,
    onRequest,
    handler: async (request, reply) => {
      const language = request.query.lang ?? languageOf(request);
      const { number, calendar } = await papers.reminder(
        customerOf(request),
        request.params.id,
        language,
      );
      return reply
        .headers(headersOf("text/calendar; charset=utf-8", `mizalla-${number}.ics`))
        .send(calendar);
    },
  });

  app.route({
    ...readCancellationLetter,
    onRequest,
    handler: async (request, reply) => {
      const language = request.query.lang ?? languageOf(request);
      const { number, pdf } = await papers.cancellationLetter(
        customerOf(request),
        request.params.id,
        language,
      );
      const name = `mizalla-${number}-cancellation-${language}.pdf`;
      return reply.headers(headersOf("application/pdf", name)).send(pdf);
    },
  });

  app.route({
    ...readBlankLetter,
    handler: async (request, reply) => {
      const language = request.query.lang ?? languageOf(request);
      const pdf = await papers.blankLetter(language);
      const name = `mizalla-cancellation-${language}.pdf`;
      return reply.headers(headersOf("application/pdf", name)).send(pdf);
    },
  });
};
