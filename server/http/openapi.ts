import { createHash } from "node:crypto";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { brand } from "../../brand.ts";
import { type CachedAnswer, sendCached, toCachedAnswer } from "./cached-answers.ts";
import { contentTag } from "./content-tag.ts";
import { createDocsFiles } from "./docs-files.ts";
import { Problem } from "./problem.ts";
import { docsPolicy } from "./security-headers.ts";
import { rolesOf } from "./staff-access.ts";

const PREFIX = "/api/docs";

/** The only style in Swagger's scripts: of its logo. */
const LOGO_STYLE = ".logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}";
const logoStyle = `'sha256-${createHash("sha256").update(LOGO_STYLE).digest("base64")}'`;

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const HEADERS = { "cache-control": "no-cache", vary: "Accept-Encoding" };

/** Made at its first call, because it takes a moment that a start can do without. */
const madeOnce = (type: string, describe: () => string): Answer => {
  let made: Promise<CachedAnswer> | undefined;
  const make = async () => {
    const text = describe();
    return toCachedAnswer(text, { ...HEADERS, "content-type": type }, contentTag(text));
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    made ??= make();
    sendCached(request, reply, await made);
    return reply;
  };
};

/**
 * Ruling A7. Described once: its plugin would take 50 ms and 3.8 MB for every call
 * (docs/decisions/0032).
 */
export const describeApi = async (app: FastifyInstance, isSecure: boolean) => {
  await app.register(swagger, {
    openapi: { info: { title: brand.name.en, version: "1" } },
    transform: (described) => {
      const transformed = jsonSchemaTransform(described);
      const roles = rolesOf(described.route.config?.access);
      if (roles) Object.assign(transformed.schema, { "x-roles": roles });
      return transformed;
    },
  });
  const json = madeOnce("application/json; charset=utf-8", () => JSON.stringify(app.swagger()));
  const yaml = madeOnce("application/x-yaml; charset=utf-8", () => app.swagger({ yaml: true }));
  const fileNamed = createDocsFiles();
  const file: Answer = async (request, reply) => {
    const { "*": name } = request.params as { "*": string };
    const answer = await fileNamed(name);
    if (!answer) throw new Problem("request.notFound");
    sendCached(request, reply, answer);
    return reply;
  };
  const fromMemory: Record<string, Answer> = {
    [`${PREFIX}/json`]: json,
    [`${PREFIX}/yaml`]: yaml,
    [`${PREFIX}/static/*`]: file,
  };
  app.addHook("onRoute", (route) => {
    const handler = fromMemory[route.url];
    if (handler) route.handler = handler;
  });
  await app.register(swaggerUi, {
    routePrefix: PREFIX,
    staticCSP: docsPolicy(isSecure, [logoStyle]),
    uiConfig: { supportedSubmitMethods: [] },
  });
  const config = { access: "anyone", fromMemory: true } as const;
  app.get("/api/openapi.json", { config, schema: { hide: true } }, json);
};
