import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { brand } from "../../brand.ts";

/** The API described from the schemas that validate it (ruling A7), as data and readable. */
export const describeApi = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: { info: { title: brand.name.en, version: "1" } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: true,
    // It would ask for https on a machine that has none.
    transformStaticCSP: (policy) => policy.replace(/;?\s*upgrade-insecure-requests/, ""),
    uiConfig: { supportedSubmitMethods: [] },
  });
  app.get("/api/openapi.json", { config: { access: "anyone" }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
};
