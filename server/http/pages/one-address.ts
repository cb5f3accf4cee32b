import type { FastifyInstance } from "fastify";
import { plainAddress } from "../plain-address.ts";

/** Browsers treat 127.0.0.1 and localhost as different sites. */
export const keepOneAddress = (pages: FastifyInstance, publicUrl: string) => {
  const { host } = new URL(publicUrl);
  pages.addHook("onRequest", (request, reply, done) => {
    const address = plainAddress(request.url);
    if (request.host === host && request.url === address) return done();
    return reply.redirect(publicUrl + address, 302);
  });
};
