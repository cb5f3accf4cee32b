import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance, RouteOptions } from "fastify";

export const MIN_COMPRESSED_BYTES = 1_000;

const TEXT = /^text\/(?!event-stream)|[+/](?:json|xml|javascript|manifest\+json)(?:;|$)/;

/** Other answers may hold a secret beside text that an attacker chose (docs/decisions/0018). */
const isCompressed = ({ method, url, config }: RouteOptions) =>
  String(method).includes("GET") &&
  (url.startsWith("/api/docs") || config?.access === "anyone" || config?.compressed === true);

export const compressAnswers = async (app: FastifyInstance) => {
  app.addHook("onRoute", (route) => {
    if (isCompressed(route)) route.compress = {};
    else if (!route.config?.isPage) route.compress = false;
  });
  await app.register(compress, {
    global: false,
    threshold: MIN_COMPRESSED_BYTES,
    encodings: ["br", "gzip"],
    customTypes: TEXT,
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    globalDecompression: false,
  });
};
