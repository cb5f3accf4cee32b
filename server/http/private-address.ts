import type { onRequestHookHandler } from "fastify";

/** Covers refusals, too: the address is a secret of those who have it. */
export const keepAddressPrivate: onRequestHookHandler = (_request, reply, done) => {
  reply.headers({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  done();
};
