import type { FastifyRequest } from "fastify";
import { paymentReturn, readPayment } from "../../../contract/payments.ts";
import { startPayment } from "../../../contract/payments.ts";
import { customerOf } from "../../http/access.ts";
import { paymentFailed } from "../../../contract/page-paths.ts";
import type { Api } from "../../http/api.ts";
import { pageLanguageOf } from "../../http/page-language.ts";
import { refuseForeign } from "../../http/refuse-foreign.ts";
import type { Payments } from "./payments.ts";

export const paymentRoutes = (app: Api, payments: Payments) => {
  /** Leaves out the content: it is personal data, or forged. */
  const warnerOf = (request: FastifyRequest) => (reason: string, error?: unknown) =>
    request.log.warn({ ...(error !== undefined && { err: error }) }, reason);

  app.route({
    ...paymentReturn,
    // What cannot be read is answered like a payment of an unknown `ref` (T22).
    errorHandler: (error, request, reply) => {
      if ((error.statusCode ?? 500) < 500) request.log.warn("a return that cannot be read");
      else request.log.error({ err: error }, "a return failed");
      return reply.redirect(paymentFailed, 303);
    },
    handler: async (request, reply) =>
      reply.redirect(await payments.handleReturn(request.body, warnerOf(request)), 303),
  });

  app.route({
    method: "GET",
    url: paymentReturn.url,
    config: paymentReturn.config,
    schema: { hide: true },
    handler: async (_request, reply) => reply.redirect(paymentFailed, 303),
  });

  app.route({
    ...readPayment,
    handler: async (request) => ({
      status: "success" as const,
      data: await payments.read(request.params.ref, request.customer),
    }),
  });

  app.route({
    ...startPayment,
    onRequest: refuseForeign(payments.isOwn),
    handler: (request) =>
      payments.start(customerOf(request), request.params.id, pageLanguageOf(request)),
  });
};
