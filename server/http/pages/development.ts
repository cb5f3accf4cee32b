import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { type Installation, rendererOf } from "./built-pages.ts";
import type { Render } from "./pages.ts";

export const addDevelopment = async (
  app: FastifyInstance,
  installation: Installation,
): Promise<Render> => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/")) return done();
    reply.header("content-security-policy", "");
    vite.middlewares(request.raw, reply.raw, done);
  });
  return async (request, given) => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    return rendererOf(build, installation)(request, given);
  };
};
