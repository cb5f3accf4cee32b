import { fileURLToPath, pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { createRequestHandler, type ServerBuild } from "react-router";

import type { Render } from "./pages.ts";

const built = (path: string) => fileURLToPath(new URL(`../../../build/${path}`, import.meta.url));

/** Facts of the installation that pages show; `web/api/context.ts` reads the same members. */
export type Installation = {
  publicUrl: string;
  isDemonstration: boolean;
  licenceNumber: string;
  chatWidget?: string | undefined;
  gatewayOrigin: string;
};

type EntryModule = {
  contextFor: (given: {
    send: (path: string, init: RequestInit) => Promise<Response>;
    nonce: string;
    installation: Installation;
  }) => never;
};

/** The renderer of a build of `web/`. The context's keys live inside the build. */
export const rendererOf = (build: ServerBuild, installation: Installation): Render => {
  const handle = createRequestHandler(build, "production");
  const { contextFor } = build.entry.module as unknown as EntryModule;
  return (request, given) => handle(request, contextFor({ ...given, installation }));
};

export const loadBuild = async () =>
  (await import(pathToFileURL(built("server/index.js")).href)) as ServerBuild;

const YEAR = 365 * 24 * 3600;

/** What only a document heeds. The policy stays, for a picture (SVG) that is opened by itself. */
const OF_DOCUMENTS = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Files of the build: hashed ones for ever, the others for an hour. */
export const addFiles = (app: FastifyInstance) =>
  app.register(async (files) => {
    files.addHook("onRequest", async (_request, reply) => {
      for (const name of OF_DOCUMENTS) reply.removeHeader(name).raw.removeHeader(name);
    });
    await files.register(fastifyStatic, {
      root: built("client"),
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ["**/*.br", "**/*.gz", ".vite/**"],
      setHeaders: (reply, path) => {
        const isHashed = path.includes("/assets/");
        reply.header(
          "cache-control",
          isHashed ? `public, max-age=${YEAR}, immutable` : "public, max-age=3600",
        );
      },
    });
  });
