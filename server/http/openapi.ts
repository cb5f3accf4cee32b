import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { rolesOf } from "./staff-access.ts";
import { brand } from "../../brand.ts";

/** Ruling A7. */
export const describeApi = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: { info: { title: brand.name.en, version: "1" } },
    transform: (described) => {
      const transformed = jsonSchemaTransform(described);
      const roles = rolesOf(described.route.config?.access);
      if (roles) Object.assign(transformed.schema, { "x-roles": roles });
      return transformed;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: true,
    // It would ask for https on a machine without it.
    transformStaticCSP: (policy) => policy.replace(/;?\s*upgrade-insecure-requests/, ""),
    uiConfig: { supportedSubmitMethods: [] },
  });
  app.get("/api/openapi.json", { config: { access: "anyone" }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
};
