import { fileURLToPath, pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { BrandValues } from "../../../domain/contact/brand-values.ts";
import type { Language } from "../../../domain/language.ts";
import { dropDocumentHeaders } from "../security-headers.ts";
import type { Render } from "./pages.ts";

const built = (path: string) => fileURLToPath(new URL(`../../../build/${path}`, import.meta.url));

/** Must match `web/api/context.ts`. */
export type Installation = {
  publicUrl: string;
  isDemonstration: boolean;
  licenceNumber: string;
  chatWidget?: string | undefined;
  gatewayOrigin: string;
};

/** The pages' own copy of what the company says of itself. */
export type Settle = (values: Partial<BrandValues>) => void;

type EntryModule = {
  settleBrand: Settle;
  contextFor: (given: {
    send: (path: string, init: RequestInit) => Promise<Response>;
    nonce: string;
    preferred: Language;
    report: (failure: unknown) => void;
    installation: Installation;
  }) => never;
};

export const rendererOf = (build: ServerBuild, installation: Installation): Render => {
  const handle = createRequestHandler(build, "production");
  const { contextFor } = build.entry.module as unknown as EntryModule;
  return (request, given) => handle(request, contextFor({ ...given, installation }));
};

export const settleOf = (build: ServerBuild) =>
  (build.entry.module as unknown as EntryModule).settleBrand;

export const loadBuild = async () =>
  (await import(pathToFileURL(built("server/index.js")).href)) as ServerBuild;

const YEAR_SECONDS = 365 * 24 * 3600;

/** Immutable files are never revalidated. */
export const forever = (reply: Pick<FastifyReply, "header" | "removeHeader">) => {
  for (const name of ["etag", "last-modified"]) reply.removeHeader(name);
  reply.header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`);
};

export const addFiles = (app: FastifyInstance) =>
  app.register(async (files) => {
    files.addHook("onRequest", (_request, reply, done) => {
      dropDocumentHeaders(reply);
      done();
    });
    await files.register(fastifyStatic, {
      root: built("client"),
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ["**/*.br", "**/*.gz", ".vite/**"],
      setHeaders: (reply, path) => {
        if (path.includes("/assets/")) forever(reply);
        else reply.header("cache-control", "public, max-age=3600");
      },
    });
  });
