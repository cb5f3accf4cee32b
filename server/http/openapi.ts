import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** The API described from the schemas that validate it (ruling A7). */
export const describeApi = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: { info: { title: "Mizalla", version: "1" } },
    transform: jsonSchemaTransform,
  });
  app.get("/api/openapi.json", { config: { access: "anyone" }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
};
