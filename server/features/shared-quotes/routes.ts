import {
  readSharedQuote,
  readSharedQuotePicture,
  shareQuote,
} from "../../../contract/shared-quotes.ts";
import type { Api } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import { pageLanguageOf } from "../../http/page-language.ts";
import { keepAddressPrivate } from "../../http/private-address.ts";
import type { QuotePictures } from "./quote-pictures.ts";
import type { SharedQuotes } from "./shared-quotes.ts";

export const sharedQuoteRoutes = (app: Api, quotes: SharedQuotes, pictures: QuotePictures) => {
  const onRequest = keepAddressPrivate;

  app.route({
    ...shareQuote,
    onRequest,
    handler: async (request, reply) => {
      const { inputs = {}, ...wanted } = request.body;
      const language = pageLanguageOf(request);
      const kept = await quotes.share({ ...wanted, inputs }, language, request.ip);
      const { code, url } = kept;
      const data = { code, url, expiresAt: kept.expiresAt.toISOString() };
      return reply.code(201).send({ status: "success", data });
    },
  });

  app.route({
    ...readSharedQuote,
    onRequest,
    handler: async (request, reply) => {
      void reply.header("vary", "Cookie, Accept-Language");
      const data = await quotes.read(request.params.code, languageOf(request));
      return { status: "success" as const, data };
    },
  });

  app.route({
    ...readSharedQuotePicture,
    onRequest,
    handler: async (request, reply) => {
      const language = request.query.lang ?? languageOf(request);
      const row = await quotes.find(request.params.code);
      const picture = await pictures.of(row, language);
      // Other sites show it beside a link.
      const headers = {
        "content-type": "image/png",
        "cross-origin-resource-policy": "cross-origin",
      };
      return reply.headers(headers).send(picture);
    },
  });
};
