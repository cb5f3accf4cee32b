import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { type Installation, rendererOf, type Settle, settleOf } from "./built-pages.ts";
import type { OfficeFiles } from "./office-pages.ts";
import type { Render } from "./pages.ts";

const OFFICE_SOCKET_PORT = 24_679;

export const developmentOfficeFiles: OfficeFiles = {
  scripts: ["/office/@vite/client", "/office/web/office/main.tsx"],
  styles: [],
  texts: { en: undefined, ar: undefined },
};

/** A second Vite, with the office's settings: both answer under their own addresses. */
const openOffice = () =>
  createServer({
    configFile: "vite.office.config.ts",
    server: { middlewareMode: true, hmr: { port: OFFICE_SOCKET_PORT } },
    appType: "custom",
  });

export const addDevelopment = async (
  app: FastifyInstance,
  installation: Installation,
  brand: { alsoIn: (settle: Settle) => Promise<void> },
): Promise<Render> => {
  const settled = new WeakSet<Settle>();
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const office = await openOffice();
  app.addHook("onClose", () => Promise.all([vite.close(), office.close()]));
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/")) return done();
    reply.header("content-security-policy", "");
    const { middlewares } = /^\/office(\/|$)/.test(request.url) ? office : vite;
    middlewares(request.raw, reply.raw, done);
  });
  return async (request, given) => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    const settle = settleOf(build);
    // Each change of a file makes a new copy of the pages.
    if (!settled.has(settle)) await brand.alsoIn(settle);
    settled.add(settle);
    return rendererOf(build, installation)(request, given);
  };
};
