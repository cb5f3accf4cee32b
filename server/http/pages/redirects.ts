import type { FastifyInstance } from "fastify";
import { sameOriginPath } from "../../../domain/accounts/same-origin-path.ts";
import { isLanguage, LANGUAGE_COOKIE_SECONDS } from "../../../domain/language.ts";

const moved: readonly { from: string; to: string; status: 301 | 302 }[] = [
  { from: "/terms", to: "/terms-and-conditions", status: 301 },
  { from: "/privacy", to: "/privacy-policy", status: 301 },
];

const withoutPrefix = (path: string) => path.replace(/^\/ar(\/|(?=[?#]|$))/, "/");

/** The language switch works without JavaScript (rulings A2, A3). */
export const redirectRoutes = (app: FastifyInstance, isSecure: boolean) => {
  for (const { from, to, status } of moved)
    for (const prefix of ["", "/ar"])
      app.get(prefix + from, async (_request, reply) => reply.redirect(prefix + to, status));

  app.get<{ Querystring: Record<string, unknown> }>("/lang", async (request, reply) => {
    const { to, next } = request.query;
    const path = sameOriginPath(next) ?? "/";
    if (isLanguage(to))
      reply.setCookie("lang", to, {
        path: "/",
        maxAge: LANGUAGE_COOKIE_SECONDS,
        sameSite: "lax",
        secure: isSecure,
      });
    // Leaves out the prefix, because the cookie decides from now on.
    return reply.header("cache-control", "no-store").redirect(withoutPrefix(path), 303);
  });
};
